#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/LabelMap.h"
#include "core/review/Exclusions.h"
#include "ui/session/OpenProject.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

/// The inputs of a usefulness check, by value: it is trained on the documents that the package would contain,
/// and tested on the records.
struct UsefulnessWork
{
    std::vector<std::string> labels;
    core::records::Source records; ///< may lie elsewhere than the plan says
    SharedPipeline pipeline;       ///< with the plan
};

/// Notes in the project that exact figures of the records are about to be shown; for a worker. Errors:
/// Database.
core::Result<void> noteExactFigures(const std::filesystem::path &project);

/// Runs the check, in a worker. PRIVATE result. Stages: "features", "training", "testing".
using UsefulnessCheck =
    std::function<core::Result<core::evaluation::Usefulness>(const UsefulnessWork &, core::JobControl &)>;

/// The check of core.
core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control);

} // namespace ui
