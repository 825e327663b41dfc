#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/privacy/Spend.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// The contents of the internal report, by value. PRIVATE.
struct InternalReportWork
{
    std::string project;
    std::string programVersion;
    std::vector<std::string> labels;
    core::privacy::Spend spend;
    bool unitIsPerson = false;
    std::optional<core::pipeline::PrivateCounts> counts;
    std::shared_ptr<const core::evaluation::Usefulness> usefulness; ///< null where none was measured
    std::filesystem::path file;
    core::pipeline::PathRoles others = {}; ///< what `file` may not be: project, ledger, what the plan names

    /// Writes the report, in a worker. Errors: InvalidPlan (beside a package), Io.
    core::Result<void> operator()(core::JobControl &control) const;
};

} // namespace ui
