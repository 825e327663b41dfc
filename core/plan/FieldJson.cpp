#include "core/plan/FieldJson.h"

#include "core/base/Text.h"

#include <cmath>
#include <map>

namespace core::plan {
namespace {

using Json = nlohmann::json;

constexpr double exact = 9007199254740992.0; // 2 to the 53rd: a double holds every whole number up to it

std::string_view kindOf(const Json &json)
{
    switch (json.type()) {
    case Json::value_t::null:
        return "null";
    case Json::value_t::object:
        return "an object";
    case Json::value_t::array:
        return "a list";
    case Json::value_t::string:
        return "text";
    case Json::value_t::boolean:
        return json.get<bool>() ? "true" : "false";
    default:
        return "a number";
    }
}

std::string below(const std::string &path, std::string_view key)
{
    return path.empty() ? std::string(key) : path + '.' + std::string(key);
}

// Not by way of a double, which cannot tell neighbouring large numbers apart.
FieldValue readWhole(const Json &json, const std::string &field, PlanProblem &problem)
{
    const double number = json.get<double>();
    if (json.is_number_float() && number != std::trunc(number))
        problem.refuse(field, "a whole number was expected, a fraction was found");
    else if (json.is_number_float()
                 ? std::abs(number) > exact
                 : json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{INT64_MAX})
        problem.refuse(field, "a whole number was expected, this one is too large");
    else
        return Setting(json.get<std::int64_t>());
    return {};
}

template<typename T>
FieldValue readList(const Json &json, FieldType type, const std::string &field, PlanProblem &problem)
{
    std::vector<T> list;
    for (const Json &item : json) {
        const FieldValue value =
            readValue(item, type, field + '[' + std::to_string(list.size()) + ']', problem);
        if (!value)
            return {};
        list.push_back(std::get<T>(*value));
    }
    return Setting(std::move(list));
}

FieldValue readObjects(const Json &json, const std::string &field, PlanProblem &problem)
{
    std::vector<SettingsObject> list;
    for (const Json &item : json) {
        const std::string place = field + '[' + std::to_string(list.size()) + ']';
        if (!item.is_object()) {
            problem.refuse(place, mismatch("an object", item));
            return {};
        }
        SettingsObject &object = list.emplace_back();
        for (const auto &entry : item.items())
            if (FieldValue value = readSetting(entry.value(), below(place, entry.key()), problem))
                object.settings.insert_or_assign(entry.key(), std::move(*value));
    }
    return Setting(std::move(list));
}

bool fits(const Json &json, FieldType type)
{
    switch (type) {
    case FieldType::Flag:
        return json.is_boolean();
    case FieldType::Whole:
    case FieldType::Number:
        return json.is_number();
    case FieldType::Text:
        return json.is_string();
    case FieldType::Wholes:
    case FieldType::Numbers:
    case FieldType::Texts:
    case FieldType::Objects:
        return json.is_array();
    }
    return false;
}

} // namespace

void PlanProblem::refuse(const std::string &field, const std::string &what)
{
    if (m_error)
        return;
    m_error = Error{ErrorCode::InvalidPlan,
                    m_name + ": " + printable(field + ": " + what)}; // a key may be any text
}

std::string mismatch(std::string_view expected, const Json &found)
{
    return std::string(expected) + " was expected, " + std::string(kindOf(found)) + " was found";
}

void checkKeys(const Json &object,
               const std::string &path,
               std::span<const std::string_view> known,
               PlanProblem &problem)
{
    std::vector<std::string_view> here;
    std::map<std::string_view, std::vector<std::string_view>> inside;
    for (const std::string_view key : known) {
        const std::size_t dot = key.find('.');
        const std::string_view head = key.substr(0, dot);
        if (here.empty() || here.back() != head)
            here.push_back(head);
        if (dot != std::string_view::npos)
            inside[head].push_back(key.substr(dot + 1));
    }
    for (const auto &entry : object.items()) {
        const std::string_view key = entry.key();
        const std::string shown = inQuotes(key);
        const std::string place = below(path, shown.substr(1, shown.size() - 2));
        if (std::find(here.begin(), here.end(), key) == here.end())
            return problem.refuse(place, "unknown key; " + suggestName(key, here));
        const auto nested = inside.find(key);
        if (nested != inside.end() && !entry.value().is_object())
            return problem.refuse(place, mismatch("an object", entry.value()));
        if (nested != inside.end())
            checkKeys(entry.value(), place, nested->second, problem);
    }
}

const Json *valueAt(const Json &object, std::string_view key)
{
    const std::size_t dot = key.find('.');
    const auto found = object.is_object() ? object.find(std::string(key.substr(0, dot))) : object.end();
    if (found == object.end())
        return nullptr;
    return dot == std::string_view::npos ? &*found : valueAt(*found, key.substr(dot + 1));
}

const Json &objectAt(const Json &parent, std::string_view key, const std::string &path, PlanProblem &problem)
{
    static const Json empty = Json::object();
    const Json *found = valueAt(parent, key);
    if (!found || found->is_object())
        return found ? *found : empty;
    problem.refuse(below(path, key), mismatch("an object", *found));
    return empty;
}

FieldValue readValue(const Json &json, FieldType type, const std::string &field, PlanProblem &problem)
{
    if (!fits(json, type)) {
        problem.refuse(field, mismatch(nameOf(type), json));
        return {};
    }
    switch (type) {
    case FieldType::Flag:
        return Setting(json.get<bool>());
    case FieldType::Whole:
        return readWhole(json, field, problem);
    case FieldType::Number:
        return Setting(json.get<double>());
    case FieldType::Text:
        return Setting(json.get<std::string>());
    case FieldType::Wholes:
        return readList<std::int64_t>(json, FieldType::Whole, field, problem);
    case FieldType::Numbers:
        return readList<double>(json, FieldType::Number, field, problem);
    case FieldType::Texts:
        return readList<std::string>(json, FieldType::Text, field, problem);
    case FieldType::Objects:
        return readObjects(json, field, problem);
    }
    return {};
}

FieldValue readSetting(const Json &json, const std::string &field, PlanProblem &problem)
{
    const auto isWhole = [](const Json &item) { return item.is_number_integer(); };
    const auto isNumber = [](const Json &item) { return item.is_number(); };
    if (json.is_array()) {
        const FieldType type = std::ranges::all_of(json, isWhole)    ? FieldType::Wholes
                               : std::ranges::all_of(json, isNumber) ? FieldType::Numbers
                                                                     : FieldType::Texts;
        return readValue(json, type, field, problem);
    }
    if (json.is_null() || json.is_object()) {
        problem.refuse(field, mismatch("a number, text, true, false or a list", json));
        return {};
    }
    const FieldType type = json.is_boolean()  ? FieldType::Flag
                           : json.is_string() ? FieldType::Text
                           : isWhole(json)    ? FieldType::Whole
                                              : FieldType::Number;
    return readValue(json, type, field, problem);
}

namespace {

nlohmann::ordered_json heldIn(const std::vector<SettingsObject> &objects)
{
    auto list = nlohmann::ordered_json::array();
    for (const SettingsObject &each : objects) {
        auto &object = list.emplace_back(nlohmann::ordered_json::object());
        for (const auto &[key, value] : each.settings)
            object[key] = jsonOf(value);
    }
    return list;
}

template<typename Held>
nlohmann::ordered_json heldIn(const Held &held)
{
    return held;
}

} // namespace

nlohmann::ordered_json jsonOf(const FieldValue &value)
{
    if (!value)
        return nullptr;
    return std::visit([](const auto &held) { return heldIn(held); }, *value);
}

nlohmann::ordered_json namesJson(const std::vector<std::string> &names,
                                 const std::map<std::string, std::vector<std::string>> &valuesOf)
{
    auto json = nlohmann::ordered_json::array();
    for (const std::string &name : names) {
        const auto values = valuesOf.find(name);
        if (values == valuesOf.end())
            json.push_back(name);
        else
            json.push_back({{"name", name}, {"values", values->second}});
    }
    return json;
}

void put(nlohmann::ordered_json &object, std::string_view key, nlohmann::ordered_json value)
{
    const std::size_t dot = key.find('.');
    nlohmann::ordered_json &place = object[std::string(key.substr(0, dot))];
    if (dot == std::string_view::npos)
        place = std::move(value);
    else
        put(place, key.substr(dot + 1), std::move(value));
}

} // namespace core::plan
