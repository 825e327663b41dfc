#include "core/plan/PlanSyntax.h"

#include "core/base/JsonInput.h"
#include "core/base/JsonSyntax.h"

namespace core::plan {

namespace {

using Json = nlohmann::json;

constexpr std::string_view blanks = " \t\r\n";

} // namespace

Result<Json> parsePlanSyntax(std::string_view text, const std::string &name)
{
    if (text.find_first_not_of(blanks) == std::string_view::npos)
        return fail(
            ErrorCode::InvalidPlan,
            name + ": the plan is empty; a JSON object with \"schema\": \"keyseed-plan/2\" is expected");
    if (const std::string problem = jsonFault(text); !problem.empty())
        return fail(ErrorCode::InvalidPlan, name + ":" + problem);
    return parseJson<Json>(text);
}

} // namespace core::plan
