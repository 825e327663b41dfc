#pragma once

#include "core/records/ReadError.h"
#include "core/records/text/LineReader.h"

#include <cstddef>
#include <cstdint>
#include <csv.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// One row of a CSV file; the strings are reused for the next.
struct CsvRow
{
    std::vector<std::string> cells;     ///< at most one for each column of the header
    std::size_t fields = 0;             ///< how many there were
    std::int64_t line = 0;              ///< line on which the row begins
    std::optional<std::int64_t> offset; ///< offset of that line, as in Line
};

/// Parses CSV (RFC 4180) with libcsv, one physical line at a time: so rows have line numbers, and an open
/// quote the line on which it was opened.
///
/// More lenient than the RFC in one point, as spreadsheet programs are: a quote inside an unquoted field (`a
/// 6" scar`) is a character of the field.
class CsvRows final
{
public:
    /// Reads the header. Errors: as LineReader::next; InvalidPlan (impossible delimiter), InvalidRecords
    /// (no header line, too many columns, malformed).
    static ReadResult<std::unique_ptr<CsvRows>>
    open(LineReader lines, std::optional<char> delimiter, std::size_t maximumRecordBytes);
    CsvRows(const CsvRows &) = delete;
    CsvRows &operator=(const CsvRows &) = delete;
    ~CsvRows();

    /// Fills the next row, with any number of fields; false at the end. Errors: as LineReader::next;
    /// InvalidRecords (unclosed quote, text behind a closing quote, row too large).
    ReadResult<bool> next(CsvRow &row);

    const std::vector<std::string> &columns() const { return m_columns; }
    std::int64_t headerLine() const { return m_headerLine; }
    char delimiter() const { return m_delimiter; }
    const LineReader &lines() const { return m_lines; }

private:
    CsvRows(LineReader lines, std::optional<char> delimiter, std::size_t maximumRecordBytes);

    ReadResult<void> readHeader();
    bool isBlank(std::string_view text) const;
    ReadResult<void> parse(const Line &line);
    ReadResult<void> feed(std::string_view bytes, const Line &line);
    void endField(std::string_view cell);
    bool isFieldFromBefore() const;
    ReadError misplacedQuote(const Line &line) const;
    ReadError tooLarge() const;

    LineReader m_lines;
    csv_parser m_parser{};
    std::size_t m_maximumRecordBytes;
    char m_delimiter = 0; ///< 0 until it is settled
    std::vector<std::string> m_columns;
    std::size_t m_maximumCells;
    std::int64_t m_headerLine = 0;

    CsvRow *m_row = nullptr; ///< row that is being filled
    bool m_isRowEnded = false;
    bool m_isQuoteOpen = false;   ///< the line before ended inside quotes
    std::int64_t m_fieldLine = 0; ///< the line of a quoted field that goes on over the end of a line
    std::optional<std::int64_t> m_fieldOffset; ///< offset of that line
    std::size_t m_fieldsBefore = 0;            ///< fields of the row in front of this line
    std::size_t m_rowBytes = 0;
};

} // namespace core::records
