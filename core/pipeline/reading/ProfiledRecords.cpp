#include "core/pipeline/reading/ProfiledRecords.h"

#include "core/base/Result.h"
#include "core/plan/LabelMap.h"
#include "core/records/Preview.h"

namespace core::pipeline {

void declareLabels(plan::Plan &plan, const records::Profile &profile)
{
    for (const records::Profile::Label &label : profile.labels) {
        plan.labels.push_back(label.name);
        setLabelValues(plan, label.name, label.values);
    }
}

Result<void> completeRecords(plan::Plan &plan)
{
    plan::Plan::Records &own = plan.records;
    if (!own.profile)
        return {};
    KEYSEED_ASSIGN(const auto profile, records::profileNamed(*own.profile));
    records::Source source = recordsSource(own);
    KEYSEED_ASSIGN(const auto shown, records::preview(source, 1));
    const bool hadJoin = !source.join.files.empty();
    fillIn(source, profile, shown);
    own.textColumn = source.textColumn;
    own.labelColumn = source.labelColumn;
    own.personColumn = source.personColumn;
    own.labelPattern = source.labelPattern;
    own.personPattern = source.personPattern;
    own.join = source.join;
    if (plan.labels.empty() && !hadJoin && !own.join.files.empty())
        declareLabels(plan, profile);
    return {};
}

} // namespace core::pipeline
