#pragma once

#include "core/base/Public.h"
#include "core/fields/Domain.h"
#include "core/plan/LabelMap.h"
#include "core/plan/Plan.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

using RecordField = Plan::Records::Field;

/// The kinds of a field beside the text, and what a value belongs to.
inline constexpr std::string_view categoryKind = "category";
inline constexpr std::string_view flagKind = "flag";
inline constexpr std::string_view codesKind = "codes";
inline constexpr std::string_view numberKind = "number";
inline constexpr std::string_view dateKind = "date";
inline constexpr std::string_view ofPatient = "patient";
inline constexpr std::string_view ofNote = "note";

/// Returns the declared fields of a published plan (core/plan/PublishedPlan.h), without the columns, which it
/// does not name; none where they cannot be read or are not valid.
std::vector<RecordField> recordFieldsOfPublishedPlan(const nlohmann::ordered_json &plan);

/// Returns the columns of the records that hold the fields, in the order of the fields; of a field of another
/// file the key column.
std::vector<std::string> fieldColumns(const Plan::Records &records);
/// Returns the other files of the fields, in their order.
std::vector<records::Join> fieldJoins(const Plan::Records &records);

/// Returns whether a field has the days since the first note of the patient.
bool isOfDays(const RecordField &field);

/// Returns the number of values of a field without the missing one: of declared values, bins, months or
/// years. 0 or less where the declaration makes none.
int valuesOf(const RecordField &field);
/// Returns the name of a value: the declared one, "60-69" of a number, "2019-03" or "2019" of a date.
std::string nameOfValue(const RecordField &field, int value);
/// Returns the bounds of a bin of a number.
std::pair<double, double> binOf(const RecordField &field, int value);
/// Returns whether all bounds of the bins are whole numbers, so that a number is drawn as a whole one.
bool isWhole(const RecordField &field);

/// The code of a missing day in a field of days, whose codes are days until the notes of a patient are put
/// together (synthesis::fieldNotesOf): a record alone does not show which day was the first.
inline constexpr std::uint16_t missingDay = UINT16_MAX;

/// Returns the code of a released value, as corpus.csv has it: a declared value or a number in the range. The
/// last code stands for an empty value and for any other text. Of a field of days: the day, or missingDay.
std::uint16_t codeOfReleased(const RecordField &field, const std::string &value);

/// Returns the domain of a plan: its declared fields, the label where there are several, and the number of
/// notes where persons are the unit. Empty without declared fields.
fields::Domain fieldDomain(const Plan &plan);

/// Codes the cells of records by the declared fields. A function of one record alone, made of public choices
/// before a record is read.
class FieldMap final
{
public:
    explicit FieldMap(const Plan &plan);

    bool isEmpty() const { return m_fields.empty(); }
    /// Returns the codes of a record; the last code of a field is "missing". Of a field of days: the day
    /// since the start of its range, or missingDay.
    std::vector<std::uint16_t> codesOf(const records::Record &record) const;
    std::uint16_t codeOf(std::size_t field, const std::string &cell) const;

private:
    std::vector<RecordField> m_fields;
    std::vector<std::optional<LabelMap>> m_values; ///< of fields with declared values
};

} // namespace core::plan
