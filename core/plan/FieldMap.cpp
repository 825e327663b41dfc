#include "core/plan/FieldMap.h"

#include "core/records/labels/Spelling.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace core::plan {

namespace {

struct Month
{
    int year = 0;
    int month = 1;
    std::optional<int> day = {};
};

bool areDigits(std::string_view text)
{
    return !text.empty()
           && std::ranges::all_of(text, [](char digit) { return digit >= '0' && digit <= '9'; });
}

int numberIn(std::string_view digits)
{
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

// Reads 2019, 2019-03, 2019-03-21, 2019/03/21, 201903 and 20190321, with or without a time behind.
std::optional<Month> monthIn(std::string_view text)
{
    if (text.size() < 4 || !areDigits(text.substr(0, 4)))
        return std::nullopt;
    Month found{.year = numberIn(text.substr(0, 4))};
    text.remove_prefix(4);
    if (text.empty())
        return found;
    if (text.front() == '-' || text.front() == '/')
        text.remove_prefix(1);
    if (text.size() < 2 || !areDigits(text.substr(0, 2)))
        return std::nullopt;
    found.month = numberIn(text.substr(0, 2));
    if (found.month < 1 || found.month > 12)
        return std::nullopt;
    text.remove_prefix(2);
    if (!text.empty() && (text.front() == '-' || text.front() == '/'))
        text.remove_prefix(1);
    if (text.size() >= 2 && areDigits(text.substr(0, 2)))
        found.day = numberIn(text.substr(0, 2));
    return found;
}

// Days since 1970; empty for a day that no calendar has.
std::optional<int> dayNumber(const Month &month, int day)
{
    const std::chrono::year_month_day date{std::chrono::year(month.year),
                                           std::chrono::month(static_cast<unsigned>(month.month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok())
        return std::nullopt;
    return static_cast<int>(std::chrono::sys_days(date).time_since_epoch().count());
}

// The days of the range of a field, before the months after its last.
int daysOfRange(const RecordField &field)
{
    const auto first = monthIn(field.first);
    auto last = monthIn(field.last);
    if (!first || !last)
        return 0;
    if (field.last.size() <= 4)
        last->month = 12;
    last->year += last->month / 12;
    last->month = last->month % 12 + 1;
    return dayNumber(*last, 1).value_or(0) - dayNumber(*first, 1).value_or(0);
}

// The day since the start of the range; missingDay for a month alone.
std::uint16_t dayOf(const RecordField &field, std::string_view date)
{
    const auto first = monthIn(field.first);
    const auto found = monthIn(date);
    if (!first || !found || !found->day)
        return missingDay;
    const auto day = dayNumber(*found, *found->day);
    const int since = day.value_or(-1) - dayNumber(*first, 1).value_or(0);
    return day && since >= 0 && since < std::min<int>(daysOfRange(field), missingDay)
               ? static_cast<std::uint16_t>(since)
               : missingDay;
}

bool isYearly(const RecordField &field)
{
    return field.step == "year";
}

std::optional<int> stepOf(const RecordField &field, std::string_view date)
{
    const auto first = monthIn(field.first);
    const auto found = monthIn(date);
    if (!first || !found)
        return std::nullopt;
    if (isYearly(field))
        return found->year - first->year;
    return (found->year - first->year) * 12 + found->month - first->month;
}

std::optional<double> decimalIn(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::string inDecimals(double number)
{
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.10g", number);
    return buffer;
}

const std::string &columnOf(const RecordField &field)
{
    return field.column.empty() ? field.name : field.column;
}

std::string keyOf(const RecordField &field, const Plan::Records &records)
{
    return field.on.empty() ? records.personColumn.value_or("") : field.on;
}

const std::vector<std::string> flagNames = {"yes", "no"};
const LabelValues flagValues = {
    {"yes", {"yes", "Yes", "YES", "y", "Y", "true", "True", "TRUE", "t", "T", "1"}},
    {"no", {"no", "No", "NO", "n", "N", "false", "False", "FALSE", "f", "F", "0"}},
};

} // namespace

std::vector<std::string> fieldColumns(const Plan::Records &records)
{
    std::vector<std::string> columns;
    for (const RecordField &field : records.fields)
        columns.push_back(field.file.empty() ? columnOf(field) : keyOf(field, records));
    return columns;
}

std::vector<records::Join> fieldJoins(const Plan::Records &records)
{
    std::vector<records::Join> joins;
    for (const RecordField &field : records.fields) {
        records::Join &join = joins.emplace_back();
        if (field.file.empty())
            continue;
        join.files = {field.file};
        join.on = keyOf(field, records);
        join.key = field.key;
        join.labelColumn = columnOf(field);
    }
    return joins;
}

bool isOfDays(const RecordField &field)
{
    return field.kind == dateKind && field.step == "days";
}

int valuesOf(const RecordField &field)
{
    if (field.kind == flagKind)
        return 2;
    if (isOfDays(field))
        return daysOfRange(field) > 0 && daysOfRange(field) < missingDay ? fields::dayGroups : 0;
    if (field.kind == dateKind)
        return stepOf(field, field.last).value_or(-1) + 1;
    if (field.kind != numberKind)
        return static_cast<int>(std::min<std::size_t>(field.values.size(), 1 << 20));
    if (!field.low || !field.high || !field.width || !(*field.width > 0) || !(*field.high > *field.low))
        return 0;
    const double bins = std::ceil((*field.high - *field.low) / *field.width - 1e-9);
    return bins > (1 << 20) ? 1 << 20 : static_cast<int>(bins);
}

std::pair<double, double> binOf(const RecordField &field, int value)
{
    const double low = field.low.value_or(0) + value * field.width.value_or(1);
    return {low, std::min(low + field.width.value_or(1), field.high.value_or(low))};
}

bool isWhole(const RecordField &field)
{
    const auto isWholeNumber = [](double number) { return number == std::floor(number); };
    return isWholeNumber(field.low.value_or(0.5)) && isWholeNumber(field.high.value_or(0.5))
           && isWholeNumber(field.width.value_or(0.5));
}

std::string nameOfValue(const RecordField &field, int value)
{
    if (field.kind == numberKind) {
        const auto [low, high] = binOf(field, value);
        if (!isWhole(field))
            return inDecimals(low) + "-" + inDecimals(high);
        return high - low <= 1 ? inDecimals(low) : inDecimals(low) + "-" + inDecimals(high - 1);
    }
    if (isOfDays(field)) {
        const auto [low, high] = fields::daysOfGroup(static_cast<std::uint16_t>(value));
        return low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
    }
    if (field.kind == dateKind) {
        const Month first = monthIn(field.first).value_or(Month());
        char buffer[40];
        if (isYearly(field)) {
            std::snprintf(buffer, sizeof buffer, "%04d", first.year + value);
        } else {
            const int months = first.year * 12 + first.month - 1 + value;
            std::snprintf(buffer, sizeof buffer, "%04d-%02d", months / 12, months % 12 + 1);
        }
        return buffer;
    }
    const std::vector<std::string> &names = field.kind == flagKind ? flagNames : field.values;
    return static_cast<std::size_t>(value) < names.size() ? names[static_cast<std::size_t>(value)]
                                                          : std::string();
}

namespace {

// The bin of a number; empty where it is out of range.
std::optional<int> binWith(const RecordField &field, double number)
{
    if (!(number >= field.low.value_or(0)) || !(number <= field.high.value_or(0)))
        return std::nullopt;
    return std::min(valuesOf(field) - 1, static_cast<int>((number - *field.low) / field.width.value_or(1)));
}

} // namespace

std::uint16_t codeOfReleased(const RecordField &field, const std::string &value)
{
    if (isOfDays(field)) {
        const auto day = decimalIn(value);
        return day && *day >= 0 && *day <= fields::mostDays ? static_cast<std::uint16_t>(*day) : missingDay;
    }
    const int values = valuesOf(field);
    std::optional<int> found;
    if (field.kind == numberKind) {
        if (const auto number = decimalIn(value); number && values > 0)
            found = binWith(field, *number);
    } else {
        for (int each = 0; each < values && !found; ++each)
            if (nameOfValue(field, each) == value)
                found = each;
    }
    return static_cast<std::uint16_t>(found.value_or(values));
}

fields::Domain fieldDomain(const Plan &plan)
{
    fields::Domain domain;
    if (plan.records.fields.empty())
        return domain;
    for (const RecordField &field : plan.records.fields) {
        domain.sizes.push_back(valuesOf(field) + 1);
        domain.roles.push_back(isOfDays(field)      ? fields::Role::Days
                               : field.of == ofNote ? fields::Role::Note
                                                    : fields::Role::Patient);
    }
    if (plan.labels.size() > 1) {
        domain.sizes.push_back(static_cast<int>(plan.labels.size()));
        domain.roles.push_back(fields::Role::Label);
    }
    if (plan.records.personColumn) {
        domain.sizes.push_back(fields::noteGroups);
        domain.roles.push_back(fields::Role::Notes);
    }
    return domain;
}

FieldMap::FieldMap(const Plan &plan)
    : m_fields(plan.records.fields)
{
    for (const RecordField &field : m_fields) {
        std::optional<LabelMap> &values = m_values.emplace_back();
        if (field.kind == flagKind)
            values.emplace(flagNames, flagValues);
        else if (field.kind != numberKind && field.kind != dateKind)
            values.emplace(field.values, field.spellings);
    }
}

std::uint16_t FieldMap::codeOf(std::size_t field, const std::string &cell) const
{
    const RecordField &declared = m_fields[field];
    const int values = valuesOf(declared);
    const auto missing = static_cast<std::uint16_t>(values);
    if (m_values[field]) {
        const auto found = m_values[field]->labelOf(cell);
        return found ? static_cast<std::uint16_t>(*found) : missing;
    }
    const std::string seen = records::asSeen(cell);
    if (isOfDays(declared))
        return dayOf(declared, seen);
    std::optional<int> value;
    if (declared.kind == dateKind)
        value = stepOf(declared, seen);
    else if (const auto number = decimalIn(seen))
        value = binWith(declared, *number);
    return value && *value >= 0 && *value < values ? static_cast<std::uint16_t>(*value) : missing;
}

std::vector<std::uint16_t> FieldMap::codesOf(const records::Record &record) const
{
    std::vector<std::uint16_t> codes;
    for (std::size_t field = 0; field < m_fields.size(); ++field)
        codes.push_back(codeOf(field, field < record.fields.size() ? record.fields[field] : std::string()));
    return codes;
}

} // namespace core::plan
