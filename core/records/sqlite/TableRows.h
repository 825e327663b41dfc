#pragma once

#include "core/records/sqlite/Tables.h"
#include "core/records/text/Decoder.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace core::records::sqlite {

/// The wanted columns of a table or view, row by row. PRIVATE.
class TableRows final
{
public:
    /// Opens the rows; `columns` exist. Errors: as toReadError.
    static ReadResult<TableRows> open(Database database,
                                      const std::string &table,
                                      const std::vector<std::string> &columns,
                                      std::size_t maximumRecordBytes);

    /// Fills a cell for each column, in their order, as far as they hold text, and returns whether there is a
    /// row. Integers and reals are written in digits, NULL is empty. Errors: InvalidRecords with the row,
    /// behind which reading can go on (bytes that are no text, a row too large), or not (damaged, a value too
    /// large, a view that takes too long, or returns more than 200 times the size of the file and more than
    /// 64 MiB).
    ReadResult<bool> next(std::vector<std::string> &cells);
    /// Returns the number of the last row, from 1.
    std::int64_t row() const { return m_row; }
    /// Returns the fraction by the pages read; it grows with the rows, too, for a view that reads no pages,
    /// and is 1 only at the end.
    double fractionRead() const;

private:
    TableRows(Database database,
              Statement rows,
              std::vector<std::string> columns,
              std::size_t maximumRecordBytes);

    ReadResult<void> take(int column, std::string &cell);
    ReadError noText(int column) const;
    bool isEndless() const;

    Database m_database;
    Statement m_rows; ///< statement of m_database, destroyed before it
    std::vector<std::string> m_columns;
    std::size_t m_maximumRecordBytes;
    std::unique_ptr<Decoder> m_decoder; ///< decoder of UTF-8, as a check
    std::int64_t m_pages = 1;           ///< pages of the file
    std::int64_t m_fileBytes = 0;
    std::int64_t m_givenBytes = 0; ///< bytes returned, with a fixed cost for each row
    std::int64_t m_row = 0;
    bool m_isAtEnd = false;
};

} // namespace core::records::sqlite
