#include "core/plan/PreparationChecks.h"

#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"

#include <algorithm>
#include <array>

namespace core::plan {

namespace {

constexpr std::array<std::string_view, 1> copyRules = {copiesOnce};

} // namespace

PlanCheck checkSections(const std::string &field, const std::vector<std::string> &names)
{
    for (auto name = names.begin(); name != names.end(); ++name) {
        const std::string place = field + '[' + std::to_string(name - names.begin()) + ']';
        KEYSEED_TRY(OneOf{preparation::sectionNames()}(place, *name));
        if (std::find(names.begin(), name, *name) != name)
            return refuse(
                PlanFault::UnknownChoice, place, "a section that stands before already; take one out");
    }
    return {};
}

PlanCheck checkCopies(const std::string &field, const std::string &rule, const Plan::Records &records)
{
    if (rule.empty())
        return {};
    KEYSEED_TRY(OneOf{copyRules}(field, rule));
    if (!records.personColumn)
        return refuse(PlanFault::ColumnUnnamed,
                      "records.person",
                      "the name of a column was expected, as records.copies looks among the records of a "
                      "person; name one, or leave records.copies out");
    return {};
}

PlanCheck checkNegation(const std::string &field, const std::string &language)
{
    static const std::vector<std::string_view> titles = preparation::languageTitles();
    return language.empty() ? PlanCheck() : OneOf{titles}(field, language);
}

void takeOutPersons(Plan::Records &records)
{
    records.personColumn.reset();
    records.personPattern.clear();
    records.copies.clear();
}

preparation::Rules preparationRules(const Plan::Records &records)
{
    return {.sections = records.sections,
            .negation = records.negation,
            .copiesOnce = records.copies == copiesOnce};
}

} // namespace core::plan
