#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/LabelMap.h"
#include "core/review/LeftOut.h"
#include "ui/session/OpenProject.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

/// What a usefulness check needs, by value: it is trained on the documents that the package would hold, and
/// tested on the records.
struct UsefulnessWork
{
    std::vector<std::string> labels;
    core::records::Source records; ///< may lie elsewhere than the plan says
    SharedPipeline pipeline;       ///< with the plan
};

/// For a worker: keeps in the project that exact figures of the records are about to be shown. Errors:
/// Database.
core::Result<void> noteExactFigures(const std::filesystem::path &project);

/// For a worker. PRIVATE result. Stages: "features", "training", "testing".
using UsefulnessCheck =
    std::function<core::Result<core::evaluation::Usefulness>(const UsefulnessWork &, core::JobControl &)>;

/// The check of core.
core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control);

} // namespace ui
