#pragma once

#include "core/records/xlsx/SheetCell.h"
#include "core/records/xlsx/Workbook.h"
#include "core/records/xlsx/XmlStream.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::records::xlsx {

/// A row of a sheet; its strings are reused for the next. PRIVATE.
struct SheetRow
{
    std::int64_t number = 0;        ///< as at the left of it, from 1
    std::vector<std::string> cells; ///< by column; shorter than others where nothing follows
};

/// The rows of a sheet in which anything stands, from the top, one at a time.
class Sheet final : public XmlHandler
{
public:
    /// Faults: as Workbook::entryOf.
    static Faulty<std::unique_ptr<Sheet>> open(std::shared_ptr<Workbook> workbook, const SheetPart &part);

    /// From the next row on only these columns are looked into; the others stay empty, but still count
    /// where a row is told from an empty one.
    void keepOnly(std::vector<bool> columns);

    /// False at the end. Faults: as XmlStream::readOn, SheetCell::text, with the row; InvalidRecords (too
    /// many columns, a row too large).
    Faulty<bool> next(SheetRow &row);
    double fractionRead() const { return m_stream->fractionRead(); }

private:
    explicit Sheet(std::shared_ptr<Workbook> workbook);

    void begin(std::string_view element, const XmlAttributes &attributes) override;
    bool end(std::string_view element) override;
    void text(std::string_view piece) override;

    void beginRow(const XmlAttributes &attributes);
    void beginCell(const XmlAttributes &attributes);
    void endCell();
    void keep(std::string text);
    void find(Fault fault);
    bool isWanted() const
    {
        return m_place.column < m_wanted.size() ? m_wanted[m_place.column] : m_wantsOthers;
    }

    std::shared_ptr<Workbook> m_workbook;
    std::unique_ptr<XmlStream> m_stream;
    std::vector<bool> m_wanted;
    bool m_wantsOthers = true; ///< columns behind those of m_wanted
    SheetRow *m_row = nullptr; ///< being filled
    std::size_t m_columns = 0; ///< that were reached in this row
    std::size_t m_rowBytes = 0;
    SheetCell m_cell;
    CellPlace m_place;       ///< of the cell at hand, or the next
    bool m_isInRows = false; ///< within `sheetData`
    bool m_isInCell = false;
    bool m_hasContent = false;    ///< of the row
    std::optional<Fault> m_found; ///< the first in the row
};

} // namespace core::records::xlsx
