#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Usefulness.h"
#include "core/project/Journey.h"
#include "core/project/LabelMap.h"
#include "ui/models/LeftOut.h"
#include "ui/models/SessionWork.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ui {

/// What a usefulness check needs, by value: it is trained on the documents that the package would hold, and
/// tested on the records.
struct UsefulnessWork
{
    std::shared_ptr<const core::project::Documents> documents;
    Exclusions exclusions; ///< left out of them
    std::vector<std::string> labels;
    core::records::Source records; ///< may lie elsewhere than the plan says
    WorkInputs inputs;             ///< with the plan
};

/// For a worker. PRIVATE result. Stages: "features", "training", "testing".
using UsefulnessCheck =
    std::function<core::Result<core::evaluation::Usefulness>(const UsefulnessWork &, core::JobControl &)>;

/// The check of core.
core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control);

} // namespace ui
