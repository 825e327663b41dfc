#pragma once

#include "core/records/ods/Cell.h"
#include "core/records/ods/Spreadsheet.h"
#include "core/records/sheets/SheetStream.h"
#include "core/records/xlsx/XmlStream.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::records::ods {

/// A table of a spreadsheet (OpenDocument 1.3 part 3, 9.1).
class Table final : public sheets::SheetStream, public xlsx::XmlHandler
{
public:
    /// Opens a table by its number, from 0. Errors: as Spreadsheet::content.
    static ReadResult<std::unique_ptr<Table>>
    open(const Spreadsheet &spreadsheet, std::size_t index, std::size_t maximumRowBytes);

    void keepOnly(std::vector<bool> columns) override;
    /// Fills the next row. Errors: as XmlStream::readOn, Cell::text; InvalidRecords (too many rows or
    /// columns, a row too large).
    ReadResult<bool> next(sheets::SheetRow &row) override;
    double fractionRead() const override { return m_stream->fractionRead(); }

private:
    Table(std::size_t index, std::size_t maximumRowBytes);

    void begin(std::string_view element, const xlsx::XmlAttributes &attributes) override;
    bool end(std::string_view element) override;
    void text(std::string_view piece) override;

    void beginRow(const xlsx::XmlAttributes &attributes);
    void endCell();
    void keep(const std::string &text);
    void find(ReadError found);
    bool isWanted(std::size_t column) const
    {
        return !m_wanted || (column < m_wanted->size() && (*m_wanted)[column]);
    }

    std::unique_ptr<xlsx::XmlStream> m_stream;
    std::size_t m_index;
    std::size_t m_maximumRowBytes;
    std::optional<std::vector<bool>> m_wanted;
    sheets::SheetRow *m_row = nullptr; ///< row that is being filled
    Cell m_cell;
    std::size_t m_tables = 0;    ///< tables that began, without those within a cell
    int m_depth = 0;             ///< depth of tables in tables
    int m_cellDepth = 0;         ///< 1 within a cell of the table itself
    std::int64_t m_number = 0;   ///< number of the row
    std::size_t m_repeats = 0;   ///< repetitions of the current row
    std::size_t m_column = 0;    ///< column of the current cell, or the next
    std::size_t m_sameCells = 0; ///< repetitions of the current cell
    std::size_t m_rowBytes = 0;
    bool m_hasContent = false; ///< whether the row has content
    bool m_isBehind = false;   ///< the table
    std::optional<ReadError> m_found;
};

} // namespace core::records::ods
