#pragma once

#include "core/base/Result.h"

#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// Keys stay in the order they are written in.
using Json = nlohmann::ordered_json;

/// On one line, without a line break. Errors: Internal if a string is not UTF-8.
Result<std::string> jsonLine(const Json &value);
/// Indented for people, with a line break at the end. Errors as jsonLine.
Result<std::string> jsonPage(const Json &value);

/// Where `stated` is not `expected`, as paths below `path` ("accounts/pure/epsilon"); whole numbers and texts
/// must be the same, other numbers to 1e-8 of them. A key that is not expected differs; its name is
/// not repeated, since it may hold anything.
std::vector<std::string>
differingPaths(const nlohmann::json &expected, const nlohmann::json &stated, const std::string &path);

/// Returns nothing if the number is not whole or does not fit into 64 bits with a sign.
std::optional<std::int64_t> wholeNumber(const nlohmann::json &value);

/// Returns YAML with a line break at the end; keys stay in their order. A text is read as a text by every
/// version of YAML, whatever it looks like; a text of several lines that ends with a line break becomes a
/// literal block, which people can read.
std::string yamlText(const Json &value);

} // namespace core::package
