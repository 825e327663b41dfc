#pragma once

#include "core/base/Result.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace core::plan {

/// The JSON of a plan, as strict as jsonFault (core/base/JsonSyntax.h). Errors: InvalidPlan,
/// "name:line:column: ..." or, for an empty text, "name: ...". No message quotes the text.
Result<nlohmann::json> parsePlanSyntax(std::string_view text, const std::string &name);

} // namespace core::plan
