#pragma once

#include "core/records/ReadError.h"
#include "core/records/xlsx/XmlStream.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace core::records::ods {

/// Returns how often a row or a cell is repeated (`table:number-rows-repeated`): 1 without the attribute.
std::size_t repeatsOf(std::string_view digits);

/// Builds a cell (`table:table-cell`, OpenDocument 1.3 part 3, 9.1.4) from its attributes and elements.
class Cell final
{
public:
    void clear(const xlsx::XmlAttributes &attributes);
    /// Takes the start of an element within the cell.
    void begin(std::string_view element, const xlsx::XmlAttributes &attributes);
    void end();
    /// Keeps no more than `most` bytes.
    void add(std::string_view piece, std::size_t most);

    bool hasContent() const { return !m_value.empty() || !m_text.empty() || m_isError || m_isTooLong; }
    /// Returns the cell as text, for a formula the value that was computed last; numbers and dates like those
    /// of xlsx. May be moved from. Errors: InvalidRecords, after which reading can continue (an error of a
    /// formula, longer than `most` bytes); without a place.
    ReadResult<std::string> text(std::size_t most);

private:
    std::string m_type;
    std::string m_value; ///< value of the attributes
    std::string m_text;  ///< text of the paragraphs
    int m_depth = 0;     ///< depth of the elements within the cell
    int m_ignored = 0;   ///< the depth at which what is no text of the cell begins; 0: nowhere
    bool m_hasParagraph = false;
    bool m_isInParagraph = false;
    bool m_isError = false;
    bool m_isTooLong = false;
};

} // namespace core::records::ods
