#pragma once

#include "core/evaluation/TrainingTexts.h"
#include "core/recipient/OwnTexts.h"
#include "tests/bench/experiments/Configuration.h"

#include <filesystem>

/// What an experiment reads of its corpora.
namespace experiments {

/// A file with the columns of the plan, as a recipient names own texts.
core::recipient::OwnTexts
textsIn(const std::filesystem::path &file, const core::plan::Plan &plan, bool isLabelled);

/// All texts of a file with their labels. Errors: those of records::Reader; InvalidRecords with a label that
/// the plan does not have.
core::Result<core::evaluation::TrainingTexts> labelledTexts(const std::filesystem::path &file,
                                                            const core::plan::Plan &plan);

struct FewShotTexts
{
    core::evaluation::TrainingTexts texts;
    std::filesystem::path adapt; ///< the file to adapt to, without those that were set aside
};

/// Those of the configuration's file, or the first of each label of the texts to adapt to; the rest of these
/// is then written to `output`. Errors: those of labelledTexts; InvalidRecords where a label has too few.
core::Result<FewShotTexts> fewShotTexts(const Configuration &configuration,
                                        const std::filesystem::path &output);

} // namespace experiments
