#include "ui/steps/records/ProfileChoice.h"

#include "core/pipeline/reading/UnitReading.h"
#include "core/plan/LabelMap.h"

#include <algorithm>

namespace ui::profiles {

namespace {

using core::plan::Plan;
using core::records::Profile;
using core::records::Source;

bool hasLabels(const Plan::Records &records)
{
    return records.labelColumn.has_value() || !records.join.files.empty();
}

bool isHouse(const Plan &plan, const RecordsFacts &facts)
{
    return facts.house && plan.records.profile == facts.house->profile.name;
}

/// Returns what the plan's profile says about the columns. Null if it is not known.
const Source *meantBy(const Plan &plan, const RecordsFacts &facts)
{
    if (isHouse(plan, facts))
        return &facts.house->meant;
    return facts.profile && plan.records.profile == facts.profile->name ? &facts.meant : nullptr;
}

} // namespace

bool isOffered(const Plan &plan, const RecordsFacts &facts)
{
    return facts.profile && !plan.records.profile;
}

void fillFrom(Plan &plan, const RecordsFacts &facts)
{
    if (!isOffered(plan, facts))
        return;
    Plan::Records &records = plan.records;
    const Source &meant = facts.meant;
    records.profile = facts.profile->name;
    if (records.textColumn.empty())
        records.textColumn = meant.textColumn;
    if (meant.personColumn && records.personColumn.value_or("").empty()) {
        records.personColumn = meant.personColumn;
        records.personPattern = meant.personPattern;
    }
    records.withdrawn = meant.withdrawn;
    if (hasLabels(records))
        return;
    records.labelColumn = meant.labelColumn;
    records.labelPattern = meant.labelPattern;
    records.join = meant.join;
}

void useHouse(Plan &plan, const HouseProfile &house)
{
    Plan::Records &records = plan.records;
    const Source &meant = house.meant;
    records.profile = house.profile.name;
    records.textColumn = meant.textColumn;
    if (meant.personColumn) {
        records.personColumn = meant.personColumn;
        records.personPattern = meant.personPattern;
    }
    records.withdrawn = meant.withdrawn;
    if (!meant.labelColumn && meant.join.files.empty())
        return;
    if (records.labelColumn != meant.labelColumn || records.join != meant.join)
        core::plan::clearLabels(plan);
    records.labelColumn = meant.labelColumn;
    records.labelPattern = meant.labelPattern;
    records.join = meant.join;
}

void takeOff(Plan &plan, const RecordsFacts &facts)
{
    Plan::Records &records = plan.records;
    const Source *known = meantBy(plan, facts);
    records.profile.reset();
    if (!known)
        return;
    const Source &meant = *known;
    if (records.textColumn == meant.textColumn)
        records.textColumn.clear();
    if (meant.personColumn && records.personColumn == meant.personColumn) {
        records.personColumn = std::string(); // a patient may still have several rows
        records.personPattern.clear();
    }
    if (records.withdrawn == meant.withdrawn)
        records.withdrawn = {};
    if (!hasLabels(records) || records.labelColumn != meant.labelColumn || records.join != meant.join)
        return;
    records.labelColumn.reset();
    records.labelPattern.clear();
    records.labelSeparator.clear();
    records.join = {};
    core::plan::clearLabels(plan);
}

void followChoice(Plan &plan, const RecordsFacts &facts)
{
    const Profile *profile = inForce(plan, facts);
    if (!profile)
        return;
    const bool knowsLabels = !profile->labelColumn.empty() || !profile->join.files.empty();
    const bool lacksPerson = !profile->personColumn.empty() && !plan.records.personColumn;
    if (plan.records.textColumn.empty() || lacksPerson || (knowsLabels && !hasLabels(plan.records)))
        plan.records.profile.reset();
}

const Profile *inForce(const Plan &plan, const RecordsFacts &facts)
{
    if (isHouse(plan, facts))
        return &facts.house->profile;
    const auto all = core::records::builtInProfiles();
    const auto found = std::ranges::find(all, plan.records.profile.value_or(""), &Profile::name);
    return found == all.end() ? nullptr : &*found;
}

bool isUnread(const Plan &plan, const RecordsFacts &facts)
{
    return plan.records.profile && !inForce(plan, facts);
}

bool proposesLabels(const Plan &plan, const Profile &profile)
{
    const Plan::Records &records = plan.records;
    const bool readsCodes =
        profile.join.files.empty()
            ? records.labelColumn == profile.labelColumn
            : !records.join.files.empty() && records.join.labelColumn == profile.join.labelColumn;
    const bool areDeclared = std::ranges::all_of(profile.labels, [&](const Profile::Label &label) {
        return std::ranges::find(plan.labels, label.name) != plan.labels.end();
    });
    return readsCodes && !areDeclared;
}

void useLabels(Plan &plan, const Profile &profile)
{
    core::plan::clearLabels(plan);
    core::pipeline::declareLabels(plan, profile);
}

} // namespace ui::profiles
