#pragma once

#include "core/records/xlsx/Container.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::xlsx {

/// The meaning of a number in a cell, by its display format.
enum class NumberKind : unsigned char {
    Number,
    Date,
    Time, ///< time of day
    DateTime,
    Elapsed, ///< hours, minutes or seconds that run on
};

/// Returns the kind of a format's code, "dd/mm/yyyy" (ECMA-376 part 1, 18.8.31), by its first section outside
/// of quotes.
NumberKind kindOfFormat(std::string_view code);
/// Returns the kind of a format that every workbook has (18.8.30).
NumberKind kindOfBuiltIn(int format);

/// Returns a number as spreadsheet programs show it without a format: integers without a point, others in the
/// fewest digits that identify them. Empty if `digits` is no number.
std::optional<std::string> numberText(std::string_view digits);

/// Returns days since the beginning of 1900 or 1904 in ISO 8601: "2026-11-23", "14:30:00",
/// "2026-11-23T14:30:00"; the hours of an elapsed time may be more than 23. A number that is no date (below
/// the beginning, behind the year 9999) stays a number. 1900 has a 29th of February, as in Excel.
std::string dateText(double days, NumberKind kind, bool isFrom1904);

/// The meaning of numbers in the cells of a workbook, by the styles of the cells.
class Styles final
{
public:
    /// Reads the styles. `entry` may be null: there are none. Errors: as XmlStream::readOn.
    static ReadResult<Styles> read(std::unique_ptr<Unpacking> entry);

    NumberKind kindOf(std::size_t style) const;

private:
    std::vector<NumberKind> m_kinds; ///< kinds by the number of the style
};

} // namespace core::records::xlsx
