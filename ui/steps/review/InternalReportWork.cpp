#include "ui/steps/review/InternalReportWork.h"

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/evaluation/InternalReport.h"

namespace ui {

core::Result<void> InternalReportWork::operator()(core::JobControl &) const
{
    core::pipeline::PathRoles paths = others;
    KEYSEED_TRY(paths.output("the report", file).check(true));
    core::evaluation::InternalFacts facts{.project = project,
                                          .programVersion = programVersion,
                                          .createdAt = core::utcNow(),
                                          .labels = labels,
                                          .spend = spend,
                                          .unitIsPerson = unitIsPerson,
                                          .counts = counts};
    if (usefulness)
        facts.usefulness = *usefulness;
    return core::evaluation::writeInternalReport(facts, file);
}

} // namespace ui
