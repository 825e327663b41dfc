#pragma once

#include "core/records/xlsx/SharedStrings.h"
#include "core/records/xlsx/Workbook.h"
#include "core/records/xlsx/XmlStream.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::records::xlsx {

/// The place of a cell: "C5" is column 2, row 5.
struct CellPlace
{
    std::size_t column = 0; ///< from 0
    std::int64_t row = 0;   ///< from 1
};
/// Reads a reference. Returns nothing if it is invalid, or beyond the size of a sheet.
std::optional<CellPlace> cellPlace(std::string_view reference);
/// Returns the reference of a cell, such as "C5".
std::string cellName(const CellPlace &place);

/// Builds a cell (`c`, ECMA-376 part 1, 18.3.1.4) from its attributes and elements.
class SheetCell final
{
public:
    void clear(const XmlAttributes &attributes);
    void begin(std::string_view element);
    void end(std::string_view element);
    /// Keeps no more than `most` bytes.
    void add(std::string_view piece, std::size_t most);

    /// Returns whether it holds anything, a formula or a text.
    bool hasContent() const { return m_hasFormula || m_hasValue; }
    /// Returns the cell as text, for a formula the value that was computed last. May be moved from. Errors:
    /// InvalidRecords, after which reading can continue (an error of a formula, a formula without a value,
    /// too long), or not; without a place.
    ReadResult<std::string> text(Workbook &workbook);

private:
    ReadResult<std::string> sharedText(Workbook &workbook) const;
    ReadResult<std::string> numberText(const Workbook &workbook) const;

    std::string m_type;
    std::size_t m_style = 0;
    RichText m_inline;
    std::string m_value;
    bool m_isInValue = false;
    bool m_hasFormula = false;
    bool m_hasValue = false;
    bool m_isTooLong = false;
};

} // namespace core::records::xlsx
