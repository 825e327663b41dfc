#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// Where `stated` is not `expected`, as paths below `path` ("accounts/pure/epsilon"); whole numbers and texts
/// must be the same, other numbers to 1e-8 of them. A key that is not expected differs; its name is
/// not repeated, since it may hold anything.
std::vector<std::string>
differingPaths(const nlohmann::json &expected, const nlohmann::json &stated, const std::string &path);

/// Nothing when the number is not whole or not in 64 bits with a sign.
std::optional<std::int64_t> wholeNumber(const nlohmann::json &value);

} // namespace core::package
