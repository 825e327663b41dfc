#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"
#include "resources/wordnet/Database.h"
#include "resources/wordnet/Morphology.h"
#include "resources/wordnet/Terms.h"

#include <optional>
#include <vector>

namespace wordnet {

/// The lemmas that a reader of clinical notes would call medical, sorted by key, each with its clinical
/// senses only. `kinds` is what medicalSynsets() gives.
///
/// A lemma of several words needs a clinical sense among its first two. A single word is judged by
///
/// - its uses: the share of its tagged uses that is clinical, senses never tagged counting a little;
/// - its company: the share of the glosses it occurs in that belong to clinical synsets.
///
/// It is a term when 60 % of its uses are clinical, its first noun sense among them ("arm"); when 40 % are
/// (20 % if its first noun sense is) and its company does not speak against it; or when its company is mostly
/// clinical, whatever the tags of everyday English say ("heart"). Left out: single letters, numbers, slang,
/// function words, and the words listed by isNeverMedical(). Errors: NotFound (WordNet lacks a register that
/// is listed).
core::Result<std::vector<Term>> medicalTerms(const Database &database,
                                             const Morphology &morphology,
                                             const std::vector<std::optional<core::vocabulary::Kind>> &kinds);

} // namespace wordnet
