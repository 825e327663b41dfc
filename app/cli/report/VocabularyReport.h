#pragma once

#include "core/vocabulary/Exclusion.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <optional>
#include <string>

namespace cli {

/// A vocabulary as `vocabulary show` describes it.
struct ShownVocabulary
{
    std::string name;                                            ///< plan::publicName()
    core::vocabulary::Vocabulary whole;                          ///< before the plan leaves anything out
    core::vocabulary::Vocabulary vocabulary;                     ///< what is left
    std::optional<core::vocabulary::ImportSummary> summary = {}; ///< when it was imported
    core::vocabulary::Exclusion exclude = {};                    ///< by the plan
};

/// What was read, terms by kind, what was left out and why, examples: for people, without a line break at
/// the end.
std::string vocabularyTable(const ShownVocabulary &shown);
/// The same for programs.
std::string vocabularyJson(const ShownVocabulary &shown);

} // namespace cli
