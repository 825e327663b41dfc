#include "core/records/sheets/SheetRows.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/PlainFile.h"

#include <utility>

namespace core::records::sheets {

Faulty<std::unique_ptr<RowStream>> SheetRows::open(OpenSheet sheet,
                                                   const std::filesystem::path &file,
                                                   std::span<const Wanted> wanted,
                                                   const ReadOptions &options)
{
    auto columns = findColumns(wanted, sheet.columns, "column", sheet.headerRow);
    if (!columns)
        return fault(inSheet(columns.error(), sheet.name));
    std::unique_ptr<SheetRows> rows(new SheetRows(std::move(sheet), std::move(*columns)));
    if (options.hasDigest)
        rows->m_hashed = file;
    return rows;
}

SheetRows::SheetRows(OpenSheet sheet, std::vector<std::size_t> columns)
    : m_sheet(std::move(sheet))
    , m_columns(std::move(columns))
{
    std::vector<bool> wanted(m_sheet.columns.size(), false);
    for (const std::size_t column : m_columns)
        wanted[column] = true;
    m_sheet.rows->keepOnly(std::move(wanted));
}

Faulty<bool> SheetRows::next(Row &row)
{
    const auto isThere = m_sheet.rows->next(m_row);
    if (!isThere)
        return fault(inSheet(isThere.error(), m_sheet.name));
    if (!*isThere) {
        m_isAtEnd = true;
        if (!m_hashed)
            return false;
        KEYSEED_ASSIGN(const auto digest, digestOfFile(*m_hashed));
        m_digest = digest;
        return false;
    }
    row.cells.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        row.cells[i].clear();
        if (m_columns[i] < m_row.cells.size())
            row.cells[i] = m_row.cells[m_columns[i]]; // one column may be wanted twice
    }
    row.place = {.sheet = m_sheet.name, .line = m_row.number};
    row.offset.reset();
    return true;
}

} // namespace core::records::sheets
