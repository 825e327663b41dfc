#include "core/package/facts/ExportedPlan.h"

#include "core/package/contents/Contents.h"
#include "core/plan/PublishedPlan.h"

namespace core::package {

Json exportedPlan(const Json &plan)
{
    Json kept = plan::publishedPlan(plan);
    const auto records = plan.find("records");
    if (records == plan.end() || !records->is_object())
        return kept;
    // A package names the unit, not the column of the persons.
    if (const auto person = records->find("person"); person != records->end())
        kept["records"]["unit"] = unitWord(!person->is_null());
    else if (const auto unit = records->find("unit"); unit != records->end())
        kept["records"]["unit"] = *unit;
    return kept;
}

bool isAsExported(const nlohmann::json &plan)
{
    return nlohmann::json(exportedPlan(Json(plan))) == plan;
}

} // namespace core::package
