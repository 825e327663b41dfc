#pragma once

#include "core/records/sheets/SheetStream.h"
#include "core/records/xlsx/SheetCell.h"
#include "core/records/xlsx/Workbook.h"
#include "core/records/xlsx/XmlStream.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::records::xlsx {

/// A sheet of a workbook.
class Sheet final : public sheets::SheetStream, public XmlHandler
{
public:
    /// Opens a sheet. Errors: as Workbook::entryOf.
    static ReadResult<std::unique_ptr<Sheet>> open(std::shared_ptr<Workbook> workbook, const SheetPart &part);

    void keepOnly(std::vector<bool> columns) override;
    /// Fills the next row. Errors: as XmlStream::readOn, SheetCell::text; InvalidRecords (too many columns, a
    /// row too large).
    ReadResult<bool> next(sheets::SheetRow &row) override;
    double fractionRead() const override { return m_stream->fractionRead(); }

private:
    explicit Sheet(std::shared_ptr<Workbook> workbook);

    void begin(std::string_view element, const XmlAttributes &attributes) override;
    bool end(std::string_view element) override;
    void text(std::string_view piece) override;

    void beginRow(const XmlAttributes &attributes);
    void beginCell(const XmlAttributes &attributes);
    void endCell();
    void keep(std::string text);
    void find(ReadError found);
    bool isWanted() const
    {
        return m_place.column < m_wanted.size() ? m_wanted[m_place.column] : m_wantsOthers;
    }

    std::shared_ptr<Workbook> m_workbook;
    std::unique_ptr<XmlStream> m_stream;
    std::vector<bool> m_wanted;
    bool m_wantsOthers = true;         ///< columns behind those of m_wanted
    sheets::SheetRow *m_row = nullptr; ///< row that is being filled
    std::size_t m_columns = 0;         ///< columns reached in this row
    std::size_t m_rowBytes = 0;
    SheetCell m_cell;
    CellPlace m_place;       ///< place of the current cell, or the next
    bool m_isInRows = false; ///< within `sheetData`
    bool m_isInCell = false;
    bool m_hasContent = false;        ///< whether the row has content
    std::optional<ReadError> m_found; ///< the first in the row
};

} // namespace core::records::xlsx
