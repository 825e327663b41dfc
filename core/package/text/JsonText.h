#pragma once

#include "core/base/Result.h"

#include <nlohmann/json.hpp>
#include <string>

namespace core::package {

/// Keys stay in the order they are written in.
using Json = nlohmann::ordered_json;

/// On one line, without a line break. Errors: Internal when a string is not UTF-8.
Result<std::string> jsonLine(const Json &value);
/// Indented for people, with a line break at the end. Errors as jsonLine.
Result<std::string> jsonPage(const Json &value);

} // namespace core::package
