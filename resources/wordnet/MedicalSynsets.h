#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"
#include "resources/wordnet/Database.h"

#include <optional>
#include <vector>

namespace wordnet {

/// For every synset of `database` whether it is clinical, and of what kind: those below the medical roots;
/// those with a topic pointer or a label of a medical field; nouns whose definition has a clinical cue; and
/// the adjectives and verbs that belong to one of these (cardiac to heart, excise to excision).
/// Errors: NotFound (a root that this WordNet does not have).
core::Result<std::vector<std::optional<core::vocabulary::Kind>>> medicalSynsets(const Database &database);

} // namespace wordnet
