#include "core/project/PlanObject.h"

#include "core/project/NearestName.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core::project {
namespace {

using Json = nlohmann::json;

const Json &emptyObject()
{
    static const Json empty = Json::object();
    return empty;
}

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

std::string mismatch(std::string_view expected, const Json &found)
{
    return std::string(expected) + " was expected, " + std::string(kindOf(found)) + " was found";
}

} // namespace

void PlanProblem::refuse(const std::string &field, const std::string &what)
{
    if (!m_error)
        m_error = Error{ErrorCode::InvalidPlan, m_name + ": " + field + ": " + what};
}

PlanObject::PlanObject(const Json &json,
                       std::string path,
                       std::span<const std::string_view> keys,
                       PlanProblem &problem)
    : m_json(&json)
    , m_path(std::move(path))
    , m_problem(&problem)
{
    for (const auto &entry : json.items()) {
        const std::string_view key = entry.key();
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            continue;
        const std::string shown = inQuotes(key);
        const std::string where = shown.substr(1, shown.size() - 2);
        refuse(where, "unknown key; " + suggestName(key, keys));
        return;
    }
}

PlanObject PlanObject::object(std::string_view key, std::span<const std::string_view> keys) const
{
    const Json *json = find(key);
    if (json && !json->is_object()) {
        refuseType(key, "an object", *json);
        json = nullptr;
    }
    return PlanObject(json ? *json : emptyObject(), field(key), keys, *m_problem);
}

void PlanObject::read(std::string_view key, std::string &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_string())
        return refuseType(key, "text", *json);
    value = json->get<std::string>();
}

void PlanObject::read(std::string_view key, double &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_number())
        return refuseType(key, "a number", *json);
    value = json->get<double>();
}

void PlanObject::read(std::string_view key, int &value) const
{
    double number = value;
    read(key, number);
    if (number != std::trunc(number))
        return refuse(key, "a whole number was expected, a fraction was found");
    if (std::abs(number) > static_cast<double>(std::numeric_limits<int>::max()))
        return refuse(key, "a whole number was expected, this one is too large");
    value = static_cast<int>(number);
}

// Not by way of a double, which cannot tell neighbouring large numbers apart.
void PlanObject::read(std::string_view key, std::int64_t &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_number())
        return refuseType(key, "a number", *json);
    constexpr double exact = 9007199254740992.0; // 2 to the 53rd: a double holds every whole number up to it
    const double number = json->get<double>();
    if (json->is_number_float() && number != std::trunc(number))
        return refuse(key, "a whole number was expected, a fraction was found");
    if (json->is_number_float()
            ? std::abs(number) > exact
            : json->is_number_unsigned() && json->get<std::uint64_t>() > std::uint64_t{INT64_MAX})
        return refuse(key, "a whole number was expected, this one is too large");
    value = json->get<std::int64_t>();
}

void PlanObject::read(std::string_view key, bool &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_boolean())
        return refuseType(key, "true or false", *json);
    value = json->get<bool>();
}

void PlanObject::read(std::string_view key, std::vector<std::string> &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_array())
        return refuseType(key, "a list of texts", *json);
    value.clear();
    for (const Json &item : *json) {
        if (!item.is_string())
            return refuse(std::string(key) + "[" + std::to_string(value.size()) + "]",
                          mismatch("text", item));
        value.push_back(item.get<std::string>());
    }
}

void PlanObject::read(std::string_view key, std::vector<double> &value) const
{
    const Json *json = find(key);
    if (!json)
        return;
    if (!json->is_array())
        return refuseType(key, "a list of numbers", *json);
    value.clear();
    for (const Json &item : *json) {
        if (!item.is_number())
            return refuse(std::string(key) + "[" + std::to_string(value.size()) + "]",
                          mismatch("a number", item));
        value.push_back(item.get<double>());
    }
}

void PlanObject::read(std::string_view key, std::vector<int> &value) const
{
    std::vector<double> numbers(value.begin(), value.end());
    read(key, numbers);
    value.clear();
    for (const double number : numbers) {
        if (number != std::trunc(number)
            || std::abs(number) > static_cast<double>(std::numeric_limits<int>::max()))
            return refuse(std::string(key) + "[" + std::to_string(value.size()) + "]",
                          "a whole number was expected");
        value.push_back(static_cast<int>(number));
    }
}

const Json *PlanObject::list(std::string_view key, std::string_view expected) const
{
    const Json *json = find(key);
    if (!json || json->is_array())
        return json;
    refuseType(key, expected, *json);
    return nullptr;
}

void PlanObject::refuseEntry(std::string_view key,
                             std::size_t entry,
                             std::string_view expected,
                             const Json &found) const
{
    refuse(std::string(key) + "[" + std::to_string(entry) + "]", mismatch(expected, found));
}

std::string PlanObject::field(std::string_view key) const
{
    return m_path.empty() ? std::string(key) : m_path + "." + std::string(key);
}

const Json *PlanObject::find(std::string_view key) const
{
    const auto found = m_json->find(std::string(key));
    return found == m_json->end() ? nullptr : &*found;
}

void PlanObject::refuseType(std::string_view key, std::string_view expected, const Json &found) const
{
    refuse(key, mismatch(expected, found));
}

} // namespace core::project
