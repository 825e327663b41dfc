#include "core/records/CsvSelection.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <string>
#include <utility>

namespace core::records {

Faulty<std::unique_ptr<RowStream>> CsvSelection::open(std::unique_ptr<CsvRows> rows,
                                                      std::span<const Wanted> wanted)
{
    KEYSEED_ASSIGN(auto columns, findColumns(wanted, rows->columns(), "column", rows->headerLine()));
    return std::unique_ptr<RowStream>(new CsvSelection(std::move(rows), std::move(columns)));
}

CsvSelection::CsvSelection(std::unique_ptr<CsvRows> rows, std::vector<std::size_t> columns)
    : m_rows(std::move(rows))
    , m_columns(std::move(columns))
{}

Faulty<bool> CsvSelection::next(Row &row)
{
    auto isThere = m_rows->next(m_row);
    if (!isThere || !*isThere)
        return isThere;
    if (m_row.fields != m_rows->columns().size())
        return fault(ragged());
    row.cells.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        row.cells[i] = m_row.cells[m_columns[i]]; // one column may be wanted twice
    row.place.line = m_row.line;
    row.offset = m_row.offset;
    return true;
}

Fault CsvSelection::ragged() const
{
    const std::size_t expected = m_rows->columns().size();
    const bool isShort = m_row.fields < expected;
    return {.place = {.line = m_row.line},
            .what = std::to_string(expected) + (expected == 1 ? " field" : " fields")
                    + " expected as in the header, " + std::to_string(m_row.fields) + " found; "
                    + (isShort ? "add the missing field or quote the delimiter"
                               : "remove the extra field or quote the delimiter"),
            .canGoOn = true,
            .facts = {.kind = ProblemKind::FieldCount,
                      .expected = static_cast<std::int64_t>(expected),
                      .found = static_cast<std::int64_t>(m_row.fields)},
            .offset = m_row.offset};
}

} // namespace core::records
