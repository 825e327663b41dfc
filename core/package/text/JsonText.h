#pragma once

#include "core/base/Result.h"

#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// JSON whose keys keep their order.
using Json = nlohmann::ordered_json;

/// Returns the value on one line, without a line break. Errors: Internal (a string is not UTF-8).
Result<std::string> jsonLine(const Json &value);
/// Returns the value indented for people, with a line break at the end. Errors as jsonLine.
Result<std::string> jsonPage(const Json &value);

/// Returns the differences between `stated` and `expected`, as paths below `path` ("accounts/pure/epsilon").
/// Whole numbers and texts must be equal, other numbers to a relative 1e-8. An unexpected key is a
/// difference; its name is not repeated, because it may hold anything.
std::vector<std::string>
differingPaths(const nlohmann::json &expected, const nlohmann::json &stated, const std::string &path);

/// Returns nothing if the number is not whole or does not fit into 64 bits with a sign.
std::optional<std::int64_t> wholeNumber(const nlohmann::json &value);

/// Returns YAML with a line break at the end; keys stay in their order. A text is read as a text by every
/// version of YAML, whatever it looks like; a text of several lines that ends with a line break becomes a
/// literal block, which people can read.
std::string yamlText(const Json &value);

} // namespace core::package
