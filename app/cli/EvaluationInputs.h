#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TrainingTexts.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace cli {

/// Which package is compared with which records.
struct EvaluationOptions
{
    std::string package;
    std::string records;
    std::string plan;
    std::string vocabulary;
    // Instead of the plan's.
    std::optional<std::string> text;
    std::optional<std::string> label;
    std::optional<std::string> person;
    std::string format;
};

void addEvaluationOptions(CLI::App &command, EvaluationOptions &options);

/// All that is read before the records are.
struct EvaluationInputs
{
    core::evaluation::PackagedCorpus corpus;
    core::evaluation::TestRecords records;
    core::project::PublicInputs inputs;
};

/// Verifies and reads the package; columns, labels and vocabulary as its plan says, or the given one.
/// Errors: those of reading, InvalidPlan where plan or vocabulary are not those of the package.
core::Result<EvaluationInputs> openEvaluation(const EvaluationOptions &options, core::JobControl &control);

} // namespace cli
