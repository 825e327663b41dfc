#pragma once

#include "core/base/Result.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace core::plan {

/// The JSON of a plan. Stricter than JSON: a key that stands twice in an object is
/// refused, because readers disagree about which of the two counts.
/// Errors: InvalidPlan, "name:line:column: ..." or, for an empty text, "name: ...". No message quotes the
/// text, which may turn out to be a records file given by mistake.
Result<nlohmann::json> parsePlanSyntax(std::string_view text, const std::string &name);

} // namespace core::plan
