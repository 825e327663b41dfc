#include "core/records/sqlite/TableRows.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/letters/Letter.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace core::records::sqlite {

TableRows::TableRows(Database database,
                     Statement rows,
                     std::vector<std::string> columns,
                     std::size_t maximumRecordBytes)
    : m_database(std::move(database))
    , m_rows(std::move(rows))
    , m_columns(std::move(columns))
    , m_maximumRecordBytes(maximumRecordBytes)
{}

ReadResult<TableRows> TableRows::open(Database database,
                                      const std::string &table,
                                      const std::vector<std::string> &columns,
                                      std::size_t maximumRecordBytes)
{
    std::string sql;
    for (const std::string &column : columns)
        sql += (sql.empty() ? "SELECT " : ", ") + quoted(column);
    auto rows = database.prepare(sql + " FROM " + quoted(table));
    if (!rows)
        return fail(toReadError(rows.error(), database));
    KEYSEED_ASSIGN(auto decoder, Decoder::open("UTF-8"));
    auto pages = database.prepare("PRAGMA page_count");
    if (!pages)
        return fail(toReadError(pages.error(), database));
    const auto isThere = pages->step();
    const std::int64_t count = isThere && *isThere ? pages->integer(0) : 0;
    TableRows opened(std::move(database), std::move(*rows), columns, maximumRecordBytes);
    opened.m_decoder = std::move(decoder);
    opened.m_pages = std::max<std::int64_t>(1, count);
    std::error_code ignored;
    const auto size = std::filesystem::file_size(opened.m_database.path(), ignored);
    opened.m_fileBytes = ignored ? 0 : static_cast<std::int64_t>(size);
    return opened;
}

ReadResult<bool> TableRows::next(std::vector<std::string> &cells)
{
    const auto isThere = m_rows.step(limitsOfRow);
    if (!isThere) {
        ReadError found = toReadError(isThere.error(), m_database);
        found.place.line = m_row + 1;
        return fail(std::move(found));
    }
    m_isAtEnd = !*isThere;
    if (m_isAtEnd)
        return false;
    ++m_row;
    cells.resize(m_columns.size());
    std::size_t bytes = 0;
    ReadResult<void> whole;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        auto taken = take(static_cast<int>(column), cells[column]);
        if (!taken && whole)
            whole = std::move(taken);
        bytes += cells[column].size();
    }
    constexpr std::int64_t ofAnyRow = 16;
    m_givenBytes += static_cast<std::int64_t>(bytes) + ofAnyRow;
    if (isEndless())
        return fail({.place = {.line = m_row},
                     .what = "the view gives more than 200 times what the file holds, as none of notes does; "
                             "make a table of what it is to give"});
    KEYSEED_TRY(whole);
    if (bytes > m_maximumRecordBytes)
        return fail({.place = {.line = m_row},
                     .what = "the row holds more than " + inMebibytes(m_maximumRecordBytes) + "; split it",
                     .canGoOn = true,
                     .facts = {.kind = ProblemKind::TooLong,
                               .expected = static_cast<std::int64_t>(m_maximumRecordBytes)}});
    return true;
}

// A view may run without end.
bool TableRows::isEndless() const
{
    constexpr std::int64_t largestRatio = 200;
    constexpr std::int64_t always = std::int64_t{64} << 20;
    return m_givenBytes > always + largestRatio * m_fileBytes;
}

ReadResult<void> TableRows::take(int column, std::string &cell)
{
    cell.clear();
    if (const auto kind = letterKindOfBytes(m_rows.view(column))) {
        auto letter = textOfLetter(*kind, m_rows.view(column), m_maximumRecordBytes);
        if (!letter) {
            letter.error().place.line = m_row;
            return fail(std::move(letter.error()));
        }
        cell = std::move(letter->text);
        return {};
    }
    m_decoder->decode(m_rows.view(column), true, cell);
    if (!m_decoder->badOffset())
        return {};
    // A decoder that met invalid text cannot be used again.
    KEYSEED_ASSIGN(auto decoder, Decoder::open("UTF-8"));
    m_decoder = std::move(decoder);
    return fail(noText(column));
}

ReadError TableRows::noText(int column) const
{
    const std::string &name = m_columns[static_cast<std::size_t>(column)];
    return {.place = {.line = m_row},
            .what = "the column \"" + name + "\" holds bytes that are no text in UTF-8; store it as text",
            .canGoOn = true};
}

double TableRows::fractionRead() const
{
    if (m_isAtEnd)
        return 1.0;
    // In steps, because every change is reported.
    constexpr std::int64_t pagesOfStep = 64;
    constexpr std::int64_t rowsOfStep = 4096;
    const std::int64_t read = m_database.pagesRead() / pagesOfStep * pagesOfStep + m_row / rowsOfStep;
    const double share = static_cast<double>(read) / static_cast<double>(m_pages);
    // A view may read pages again, or none: then the fraction approaches 1 without reaching it.
    constexpr double mostOfAll = 0.9;
    return share <= mostOfAll ? share : 1.0 - (1.0 - mostOfAll) * mostOfAll / share;
}

} // namespace core::records::sqlite
