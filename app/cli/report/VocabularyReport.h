#pragma once

#include "app/cli/report/Report.h"
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
    core::vocabulary::Vocabulary whole;                          ///< before the plan excludes terms
    core::vocabulary::Vocabulary vocabulary;                     ///< the terms that remain
    std::optional<core::vocabulary::ImportSummary> summary = {}; ///< if it was imported
    core::vocabulary::Exclusion exclude = {};                    ///< by the plan
};

/// Makes the report of a vocabulary: the files that were read, the terms by kind, the number of excluded
/// terms with the reasons, and examples.
Report vocabularyReport(const ShownVocabulary &shown);

} // namespace cli
