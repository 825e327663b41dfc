#pragma once

#include "core/vocabulary/Source.h"

#include <optional>
#include <string>

namespace core::sources {

/// A vocabulary whose terms are to be united with what is learnt.
struct Terminology
{
    vocabulary::Vocabulary terms;
    std::string name; ///< as recipients are told
    std::string key;  ///< a hash of what it was made of
};

/// Whether a source is the public documents.
bool learnsFromDocuments(const vocabulary::Source &source);

/// Learns from the documents of these settings, or finds what was learnt of them before. Errors: those of
/// Source::open and learning::learn.
Result<vocabulary::OpenedVocabulary> learnFromDocuments(const Settings &settings,
                                                        const std::optional<Terminology> &terminology,
                                                        const vocabulary::Folders &folders,
                                                        JobControl &control);

} // namespace core::sources
