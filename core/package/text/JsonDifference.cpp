#include "core/package/text/JsonDifference.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace core::package {

namespace {

using Json = nlohmann::json;

bool isSameNumber(const Json &expected, const Json &stated)
{
    if (!expected.is_number_float())
        return wholeNumber(stated) == wholeNumber(expected);
    const double wanted = expected.get<double>();
    const double given = stated.get<double>();
    return std::abs(wanted - given) <= 1e-8 * std::max(std::abs(wanted), std::abs(given));
}

bool isSameValue(const Json &expected, const Json &stated)
{
    if (expected.is_number())
        return stated.is_number() && isSameNumber(expected, stated);
    return expected == stated;
}

void compare(const Json &expected,
             const Json &stated,
             const std::string &path,
             std::vector<std::string> &differing)
{
    if (!expected.is_object() || !stated.is_object()) {
        if (!isSameValue(expected, stated))
            differing.push_back(path);
        return;
    }
    for (const auto &[key, value] : expected.items()) {
        const std::string below = std::string(path).append("/").append(key);
        const auto found = stated.find(key);
        if (found == stated.end())
            differing.push_back(below);
        else
            compare(value, *found, below, differing);
    }
    for (const auto &[key, value] : stated.items()) {
        if (!expected.contains(key))
            differing.push_back(path + ": a key that is not known");
    }
}

} // namespace

std::vector<std::string> differingPaths(const Json &expected, const Json &stated, const std::string &path)
{
    std::vector<std::string> differing;
    compare(expected, stated, path, differing);
    return differing;
}

std::optional<std::int64_t> wholeNumber(const Json &value)
{
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > largest))
        return std::nullopt;
    return value.get<std::int64_t>();
}

} // namespace core::package
