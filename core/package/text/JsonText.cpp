#include "core/package/text/JsonText.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <yaml-cpp/yaml.h>

namespace core::package {

namespace {

Result<std::string> dumped(const Json &value, int indent)
{
    // The library's own words would quote the text, so they are not used.
    try {
        return value.dump(indent);
    } catch (const Json::type_error &) {
        return fail(ErrorCode::Internal, "a text is not UTF-8");
    }
}

} // namespace

Result<std::string> jsonLine(const Json &value)
{
    return dumped(value, -1);
}

Result<std::string> jsonPage(const Json &value)
{
    return dumped(value, 2).map([](std::string text) { return text + "\n"; });
}

namespace {

bool isSameNumber(const nlohmann::json &expected, const nlohmann::json &stated)
{
    if (!expected.is_number_float())
        return wholeNumber(stated) == wholeNumber(expected);
    const double wanted = expected.get<double>();
    const double given = stated.get<double>();
    return std::abs(wanted - given) <= 1e-8 * std::max(std::abs(wanted), std::abs(given));
}

bool isSameValue(const nlohmann::json &expected, const nlohmann::json &stated)
{
    if (expected.is_number())
        return stated.is_number() && isSameNumber(expected, stated);
    return expected == stated;
}

void compare(const nlohmann::json &expected,
             const nlohmann::json &stated,
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

std::vector<std::string>
differingPaths(const nlohmann::json &expected, const nlohmann::json &stated, const std::string &path)
{
    std::vector<std::string> differing;
    compare(expected, stated, path, differing);
    return differing;
}

std::optional<std::int64_t> wholeNumber(const nlohmann::json &value)
{
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.is_number_integer() || (value.is_number_unsigned() && value.get<std::uint64_t>() > largest))
        return std::nullopt;
    return value.get<std::int64_t>();
}

namespace {

// Words that are no texts in one version of YAML or another.
bool isReserved(const std::string &word)
{
    static const std::set<std::string> words{"y", "n", "yes", "no", "on", "off", "true", "false", "null"};
    std::string lowered = word;
    std::transform(lowered.begin(), lowered.end(), lowered.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return words.contains(lowered);
}

// Can stand without quotes and be nothing else: "cc-by-4.0", "Pure DP".
bool isPlain(const std::string &text)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    constexpr std::string_view allowed =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/ ";
    return !text.empty() && letters.find(text.front()) != std::string_view::npos && text.back() != ' '
           && text.find_first_not_of(allowed) == std::string::npos && !isReserved(text);
}

// A literal block keeps its lines, but says where its indentation begins by its first line alone, and ends
// with one line break. What it holds cannot be escaped.
bool isBlock(const std::string &text)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n'; };
    return text.size() > 2 && text.back() == '\n' && text[text.size() - 2] != '\n' && text.front() != ' '
           && text.front() != '\n' && std::none_of(text.begin(), text.end(), isControl);
}

// "1e-06" is no number in YAML 1.1, "1.0e-06" is.
std::string yamlNumber(std::string text)
{
    const std::size_t exponent = text.find('e');
    if (exponent != std::string::npos && text.find('.') == std::string::npos)
        text.insert(exponent, ".0");
    return text;
}

void emit(YAML::Emitter &out, const Json &value)
{
    if (value.is_object()) {
        out << YAML::BeginMap;
        for (const auto &[key, item] : value.items()) {
            out << YAML::Key << key << YAML::Value;
            emit(out, item);
        }
        out << YAML::EndMap;
    } else if (value.is_array()) {
        if (value.empty())
            out << YAML::Flow;
        out << YAML::BeginSeq;
        for (const Json &item : value)
            emit(out, item);
        out << YAML::EndSeq;
    } else if (value.is_string()) {
        const auto &text = value.get_ref<const std::string &>();
        if (isBlock(text))
            out << YAML::Literal << text;
        else if (isPlain(text))
            out << text;
        else
            out << YAML::DoubleQuoted << text;
    } else {
        out << (value.is_number_float() ? yamlNumber(value.dump()) : value.dump());
    }
}

} // namespace

std::string yamlText(const Json &value)
{
    YAML::Emitter out;
    emit(out, value);
    std::string text = out.c_str();
    while (text.ends_with("\n\n"))
        text.pop_back();
    return text.ends_with('\n') ? text : text + "\n";
}

} // namespace core::package
