#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TrainingTexts.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace cli {

/// The package to compare, and the records.
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

/// The inputs that are read before the records.
struct EvaluationInputs
{
    core::evaluation::PackagedCorpus corpus;
    core::evaluation::TestRecords records;
    core::pipeline::PublicInputs inputs;
    core::plan::Plan plan; ///< with the records; its fields only where something names their columns
};

/// Verifies and reads the package. The options or the given plan name the columns of the records; otherwise
/// `kept`, the plan of a project, names them. Errors: those of reading, InvalidPlan (plan or vocabulary are
/// not those of the package).
core::Result<EvaluationInputs> openEvaluation(const EvaluationOptions &options,
                                              core::JobControl &control,
                                              const std::optional<core::plan::Plan> &kept = {});

} // namespace cli
