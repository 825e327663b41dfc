#include "core/package/text/YamlText.h"

#include <algorithm>
#include <set>
#include <yaml-cpp/yaml.h>

namespace core::package {

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
std::string number(std::string digits)
{
    const std::size_t exponent = digits.find('e');
    if (exponent != std::string::npos && digits.find('.') == std::string::npos)
        digits.insert(exponent, ".0");
    return digits;
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
        out << (value.is_number_float() ? number(value.dump()) : value.dump());
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
