#include "core/records/CsvRecords.h"

#include <string>
#include <utility>

namespace core::records {

Faulty<std::unique_ptr<RecordStream>> CsvRecords::open(std::unique_ptr<CsvRows> rows, const Source &source)
{
    const auto roles = findRoles(source, rows->columns(), "column", rows->headerLine());
    if (!roles)
        return fault(roles.error());
    return std::unique_ptr<RecordStream>(new CsvRecords(std::move(rows), *roles));
}

CsvRecords::CsvRecords(std::unique_ptr<CsvRows> rows, const Roles &roles)
    : m_rows(std::move(rows))
    , m_roles(roles)
{}

Faulty<bool> CsvRecords::next(Record &record)
{
    auto isThere = m_rows->next(m_row);
    if (!isThere || !*isThere)
        return isThere;
    if (m_row.fields != m_rows->columns().size())
        return fault(ragged());
    // One column may have several roles, so the cells stay where they are.
    record.text = m_row.cells[m_roles.text];
    record.label = m_roles.label ? trimmed(m_row.cells[*m_roles.label]) : std::string_view();
    record.person = m_roles.person ? trimmed(m_row.cells[*m_roles.person]) : std::string_view();
    record.place = {.line = m_row.line};
    return true;
}

Fault CsvRecords::ragged() const
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
