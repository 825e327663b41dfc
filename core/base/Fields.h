#pragma once

#include "core/base/FieldIssue.h"
#include "core/base/Result.h"
#include "core/base/Settings.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// A table of the fields of a struct: for each key, where the value is kept, how it is checked, when it is
/// written, and one line that describes it. Reading, writing, unknown keys, checks and the reference of plans
/// are all made from the table, so that a new field is one line:
///
///     struct Rounds { int rounds = 10; std::optional<double> threshold; };
///
///     const std::vector<Field<Rounds>> fields = {
///         {"rounds", &Rounds::rounds, WholeFrom{1, 100}, {}, {"Number of rounds."}},
///         {"threshold", &Rounds::threshold, NumberFrom{0.0, 1.0}, {FieldWritten::WhenGiven}, {"..."}},
///     };
///     const auto rounds = readSettings(settings, "synthesis", fields); // a Rounds or the first issue
///     settings = settingsOf(*rounds, fields);
///
/// A value is a bool, int, std::int64_t, double, std::string, path, a vector of one of the last five, or an
/// std::optional of a single one. A key with a dot ("flaws.empty") stands in an object inside the section.
namespace core {

enum class FieldType { Flag, Whole, Number, Text, Wholes, Numbers, Texts, Objects };

/// The value of a field; empty: null.
using FieldValue = std::optional<Setting>;

/// Returns whether a setting is an empty text or an empty list.
bool isEmpty(const Setting &setting);

/// Converts `given` to a value of this type: a whole number is also a number, and an empty list is a list of
/// any kind. Returns nothing for a value of another type.
FieldValue asType(const Setting &given, FieldType type);
/// Returns the name of a type in a message: "a number".
std::string_view nameOf(FieldType type);

enum class FieldWritten {
    Always,    ///< where the field applies
    WhenGiven, ///< where it applies and is more than nothing: no null, empty text or empty list
};

/// States whether a package names the value of a field.
enum class FieldPublished {
    No,     ///< it stays with the steward: paths, names of columns, addresses of servers
    Yes,    ///< recipients see it
    AsName, ///< recipients see it where it is a name, not where it is a path
};

/// The facts of a field besides its value.
struct FieldFacts
{
    std::string_view description = {}; ///< one line of English
    FieldPublished published = FieldPublished::No;
};

/// A field as a reference describes it.
struct FieldDescription
{
    std::string_view key;
    FieldType type = FieldType::Text;
    FieldValue preset = {};            ///< of a default section; empty: no value
    std::string range = {};            ///< the values that its rule allows; may be empty
    std::string_view description = {}; ///< one line of English
};

template<typename Section>
struct FieldUse
{
    FieldWritten written = FieldWritten::Always;
    /// Whether the present section needs the field: if it does not, the value is neither checked nor written,
    /// unless it was changed. Empty: always.
    std::function<bool(const Section &)> applies = nullptr;
};

namespace detail {

template<typename T>
struct IsOptional : std::false_type
{};
template<typename T>
struct IsOptional<std::optional<T>> : std::true_type
{};

template<typename T>
constexpr FieldType typeOf()
{
    if constexpr (IsOptional<T>::value)
        return typeOf<typename T::value_type>();
    else if constexpr (std::is_same_v<T, bool>)
        return FieldType::Flag;
    else if constexpr (std::is_same_v<T, int> || std::is_same_v<T, std::int64_t>)
        return FieldType::Whole;
    else if constexpr (std::is_same_v<T, double>)
        return FieldType::Number;
    else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, std::filesystem::path>)
        return FieldType::Text;
    else {
        constexpr FieldType of = typeOf<typename T::value_type>();
        return of == FieldType::Whole    ? FieldType::Wholes
               : of == FieldType::Number ? FieldType::Numbers
                                         : FieldType::Texts;
    }
}

/// The type of a Setting that keeps a field of type T.
template<typename T>
struct StoredAs
{
    using Type = T;
};
template<>
struct StoredAs<int>
{
    using Type = std::int64_t;
};
template<>
struct StoredAs<std::filesystem::path>
{
    using Type = std::string;
};

template<typename T>
typename StoredAs<T>::Type toStored(const T &value)
{
    if constexpr (std::is_same_v<T, std::filesystem::path>)
        return value.string();
    else
        return typename StoredAs<T>::Type(value);
}
template<typename T>
auto toStored(const std::vector<T> &values)
{
    std::vector<typename StoredAs<T>::Type> stored;
    for (const T &value : values)
        stored.push_back(toStored(value));
    return stored;
}

/// Returns false when the number does not fit.
template<typename T>
bool fromStored(const typename StoredAs<T>::Type &stored, T &value)
{
    if constexpr (std::is_same_v<T, int>)
        if (stored < std::numeric_limits<int>::min() || stored > std::numeric_limits<int>::max())
            return false;
    value = T(stored);
    return true;
}
template<typename T>
bool fromStored(const std::vector<typename StoredAs<T>::Type> &stored, std::vector<T> &values)
{
    values.resize(stored.size());
    for (std::size_t i = 0; i < stored.size(); ++i)
        if (!fromStored(stored[i], values[i]))
            return false;
    return true;
}

template<typename T>
FieldValue valueOf(const T &member)
{
    if constexpr (IsOptional<T>::value)
        return member ? valueOf(*member) : FieldValue();
    else
        return Setting(toStored(member));
}

/// `given` is null or of the type of the member.
template<typename T>
bool assign(const FieldValue &given, T &member)
{
    if constexpr (IsOptional<T>::value) {
        if (!given) {
            member.reset();
            return true;
        }
        return assign(given, member.emplace());
    } else {
        using Stored = decltype(toStored(member));
        return given && fromStored(std::get<Stored>(*given), member);
    }
}

} // namespace detail

struct AnyValue
{};

/// One row of a table of fields. `Issue` is what a check gives when the value cannot be used.
template<typename Section, typename Issue = FieldIssue>
struct Field
{
    using Check = tl::expected<void, Issue>;

    /// `access` is a pointer to a member, or a function that gives a reference to one inside it. `rule` is
    /// called with the path of the field and the value, and with the section where it takes a third; not for
    /// a null.
    template<typename Access, typename Rule = AnyValue>
    Field(std::string_view named,
          Access access,
          Rule rule = {},
          FieldUse<Section> use = {},
          FieldFacts told = {})
        : key(named)
        , written(use.written)
        , applies(std::move(use.applies))
        , facts(told)
    {
        if constexpr (requires { rule.inWords(); })
            range = [rule] { return rule.inWords(); };
        using Member = std::remove_cvref_t<std::invoke_result_t<Access, Section &>>;
        type = detail::typeOf<Member>();
        isNullable = detail::IsOptional<Member>::value;
        get = [access](const Section &section) { return detail::valueOf(std::invoke(access, section)); };
        set = [access](Section &section, const FieldValue &value) {
            return detail::assign(value, std::invoke(access, section));
        };
        if constexpr (!std::is_same_v<Rule, AnyValue>)
            rowCheck = [access, rule](const Section &section, const std::string &path) -> Check {
                const Member &value = std::invoke(access, section);
                if constexpr (detail::IsOptional<Member>::value)
                    return value ? applyRule(rule, path, *value, section) : Check();
                else
                    return applyRule(rule, path, value, section);
            };
    }

    std::string_view key;
    FieldType type = FieldType::Text;
    bool isNullable = false;
    FieldWritten written = FieldWritten::Always;
    std::function<bool(const Section &)> applies;
    FieldFacts facts;
    std::function<std::string()> range; ///< the values that the rule allows, in words; may be empty
    std::function<FieldValue(const Section &)> get;
    /// The value is null only of a nullable field, else of `type`. False: a number that is too large.
    std::function<bool(Section &, const FieldValue &)> set;

    bool isNeededBy(const Section &section) const { return !applies || applies(section); }
    Check check(const Section &section, const std::string &path) const
    {
        return rowCheck && isNeededBy(section) ? rowCheck(section, path) : Check();
    }
    /// `untouched` is a default section.
    bool isWritten(const Section &section, const Section &untouched) const
    {
        const FieldValue value = get(section);
        if (value != get(untouched))
            return true;
        return isNeededBy(section) && (written == FieldWritten::Always || !isNothing(value));
    }

private:
    template<typename Rule, typename Value>
    static Check
    applyRule(const Rule &rule, const std::string &path, const Value &value, const Section &section)
    {
        if constexpr (std::is_invocable_v<Rule, const std::string &, const Value &, const Section &>)
            return rule(path, value, section);
        else
            return rule(path, value);
    }

    static bool isNothing(const FieldValue &value)
    {
        const auto isEmpty = [](const auto &held) {
            if constexpr (requires { held.empty(); })
                return held.empty();
            else
                return false;
        };
        return !value || std::visit(isEmpty, *value);
    }

    std::function<Check(const Section &, const std::string &)> rowCheck;
};

template<typename Section, typename Issue = FieldIssue>
using FieldTable = std::vector<Field<Section, Issue>>;

template<typename Section, typename Issue>
std::vector<std::string_view> keysOf(const FieldTable<Section, Issue> &fields)
{
    std::vector<std::string_view> keys;
    for (const auto &field : fields)
        keys.push_back(field.key);
    return keys;
}

/// Returns the fields of a table for a reference, in their order.
template<typename Section, typename Issue>
std::vector<FieldDescription> describe(const FieldTable<Section, Issue> &fields)
{
    const Section untouched = {};
    std::vector<FieldDescription> described;
    for (const auto &field : fields)
        described.push_back({.key = field.key,
                             .type = field.type,
                             .preset = field.get(untouched),
                             .range = field.range ? field.range() : std::string(),
                             .description = field.facts.description});
    return described;
}

/// Returns the first issue of a section, in the order of the table. `path` is the place of the section:
/// "writer".
template<typename Section, typename Issue>
tl::expected<void, Issue>
checkFields(const Section &section, const std::string &path, const FieldTable<Section, Issue> &fields)
{
    for (const auto &field : fields)
        KEYSEED_TRY(field.check(section, path + '.' + std::string(field.key)));
    return {};
}

/// Reads a section of a file.
template<typename Section>
Settings settingsOf(const Section &section, const FieldTable<Section> &fields)
{
    const Section untouched;
    Settings settings;
    for (const auto &field : fields)
        if (const FieldValue value = field.get(section); value && field.isWritten(section, untouched))
            settings.emplace(field.key, *value);
    return settings;
}

/// Returns the settings as a struct, checked; what is not there keeps its default. Errors: the first key that
/// the table does not have, value of another type, or issue of a check.
template<typename Section>
tl::expected<Section, FieldIssue>
readSettings(const Settings &settings, const std::string &path, const FieldTable<Section> &fields)
{
    Section section;
    for (const auto &[key, setting] : settings) {
        const auto field = std::ranges::find(fields, key, &Field<Section>::key);
        const std::string place = path + '.' + key;
        if (field == fields.end())
            return tl::unexpected(unknownKey(place, key, keysOf(fields)));
        const FieldValue value = asType(setting, field->type);
        if (!value)
            return tl::unexpected(wrongType(place, nameOf(field->type)));
        if (!field->set(section, value))
            return tl::unexpected(wrongType(place, "a smaller whole number"));
    }
    if (auto checked = checkFields(section, path, fields); !checked)
        return tl::unexpected(std::move(checked.error()));
    return section;
}

} // namespace core
