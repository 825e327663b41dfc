#include "core/base/Fields.h"

#include "core/base/Text.h"

#include <cmath>
#include <cstdio>
#include <sstream>

namespace core {

namespace {

constexpr double exact = 9007199254740992.0; // 2 to the 53rd: a double holds every whole number up to it

template<typename To>
struct Converted
{
    FieldValue operator()(const To &value) const { return Setting(value); }

    FieldValue operator()(std::int64_t value) const requires std::is_same_v<To, double>
    {
        return Setting(static_cast<double>(value));
    }
    FieldValue operator()(double value) const requires std::is_same_v<To, std::int64_t>
    {
        if (value != std::trunc(value) || std::abs(value) > exact)
            return {};
        return Setting(static_cast<std::int64_t>(value));
    }
    template<typename From>
    FieldValue operator()(const std::vector<From> &values) const requires requires(To list)
    {
        list.begin();
    } &&(!std::is_same_v<To, std::string> && !std::is_same_v<To, std::vector<SettingsObject>>)
    {
        To list;
        for (const From &value : values) {
            const FieldValue one = Converted<typename To::value_type>()(value);
            if (!one)
                return {};
            list.push_back(std::get<typename To::value_type>(*one));
        }
        return Setting(std::move(list));
    }
    template<typename Other>
    FieldValue operator()(const Other &) const
    {
        return {};
    }
};

std::string shown(double number)
{
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << number;
    return text.str();
}

} // namespace

bool isEmpty(const Setting &setting)
{
    return std::visit(
        [](const auto &held) {
            if constexpr (requires { held.empty(); })
                return held.empty();
            else
                return false;
        },
        setting);
}

FieldValue asType(const Setting &given, FieldType type)
{
    switch (type) {
    case FieldType::Flag:
        return std::visit(Converted<bool>(), given);
    case FieldType::Whole:
        return std::visit(Converted<std::int64_t>(), given);
    case FieldType::Number:
        return std::visit(Converted<double>(), given);
    case FieldType::Text:
        return std::visit(Converted<std::string>(), given);
    case FieldType::Wholes:
        return std::visit(Converted<std::vector<std::int64_t>>(), given);
    case FieldType::Numbers:
        return std::visit(Converted<std::vector<double>>(), given);
    case FieldType::Texts:
        return std::visit(Converted<std::vector<std::string>>(), given);
    case FieldType::Objects:
        return std::visit(Converted<std::vector<SettingsObject>>(), given);
    }
    return {};
}

std::string_view nameOf(FieldType type)
{
    switch (type) {
    case FieldType::Flag:
        return "true or false";
    case FieldType::Whole:
        return "a whole number";
    case FieldType::Number:
        return "a number";
    case FieldType::Text:
        return "text";
    case FieldType::Wholes:
        return "a list of whole numbers";
    case FieldType::Numbers:
        return "a list of numbers";
    case FieldType::Texts:
        return "a list of texts";
    case FieldType::Objects:
        return "a list of objects";
    }
    return {};
}

FieldIssue unknownKey(const std::string &field, std::string_view key, std::span<const std::string_view> known)
{
    return {
        .fault = FieldFault::UnknownKey, .field = field, .what = "unknown key; " + suggestName(key, known)};
}

FieldIssue wrongType(const std::string &field, std::string_view expected)
{
    return {.fault = FieldFault::WrongType, .field = field, .what = std::string(expected) + " was expected"};
}

FieldCheck WholeFrom::operator()(const std::string &field, std::int64_t value) const
{
    if (value >= low && value <= high)
        return {};
    return tl::unexpected(FieldIssue{.field = field,
                                     .what = "a whole number from " + std::to_string(low) + " to "
                                             + std::to_string(high) + " was expected",
                                     .limit = high});
}

std::string NumberFrom::inWords() const
{
    const auto words = [](double number) {
        char text[32];
        std::snprintf(text, sizeof text, "%g", number);
        return std::string(text);
    };
    return "from " + words(low) + " to " + words(high);
}

FieldCheck NumberFrom::operator()(const std::string &field, double value) const
{
    // Written so that NaN is refused too: no comparison with it holds.
    if (value >= low && value <= high)
        return {};
    return tl::unexpected(
        FieldIssue{.field = field,
                   .what = "a number from " + shown(low) + " to " + shown(high) + " was expected",
                   .limit = static_cast<std::int64_t>(high)});
}

} // namespace core
