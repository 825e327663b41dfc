#pragma once

#include "core/records/ReadError.h"
#include "core/records/RowStream.h"
#include "core/records/csv/EscapedCells.h"
#include "core/records/csv/Quoting.h"
#include "core/records/text/LineReader.h"

#include <cstddef>
#include <cstdint>
#include <csv.h>
#include <memory>
#include <optional>
#include <span>
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

/// The rules of a file; empty ones are recognised.
struct CsvRules
{
    std::optional<char> delimiter = {};
    std::optional<Quoting> quoting = {};        ///< as Source::quoting
    std::optional<std::int64_t> headerRow = {}; ///< as Source::headerRow
    std::span<const Wanted> wanted = {};        ///< columns by which the header is told from a title
};

/// Parses CSV (RFC 4180) with libcsv, one physical line at a time: so rows have line numbers, and an open
/// quote the line on which it was opened.
///
/// More lenient than the RFC in one point, as spreadsheet programs are: a quote inside an unquoted field (`a
/// 6" scar`) is a character of the field. Stricter in another, unless the quoting is given: a quoted cell
/// over several lines, each of which has as many delimiters as the header, is an error, because a quote that
/// is a character of a text would keep the rows of others in its cell.
class CsvRows final
{
public:
    /// Reads the header, and passes over `sep=;` of a spreadsheet program, lines that begin with `#`, and
    /// titles above it (HeaderRow.h). Errors: as LineReader::next; InvalidPlan (impossible delimiter, no such
    /// header line), InvalidRecords (no header line, too many columns, malformed).
    static ReadResult<std::unique_ptr<CsvRows>>
    open(LineReader lines, const CsvRules &rules, std::size_t maximumRecordBytes);
    CsvRows(const CsvRows &) = delete;
    CsvRows &operator=(const CsvRows &) = delete;
    ~CsvRows();

    /// Fills the next row, with any number of fields; false at the end. Errors: as LineReader::next;
    /// InvalidRecords (unclosed quote, text behind a closing quote, rows in a quoted cell, row too large).
    ReadResult<bool> next(CsvRow &row);

    const std::vector<std::string> &columns() const { return m_columns; }
    std::int64_t headerLine() const { return m_headerLine; }
    char delimiter() const { return m_delimiter; }
    const LineReader &lines() const { return m_lines; }
    /// Returns whether only titles were found: the first line is then taken for the header, and no row is
    /// left.
    bool isTitleAlone() const { return m_isTitleAlone; }

    /// Returns the line of one of the next rows that names all these columns, if there is one. Reads on.
    std::optional<std::int64_t> lineNaming(std::span<const Wanted> wanted);

private:
    CsvRows(LineReader lines, const CsvRules &rules, std::size_t maximumRecordBytes);

    ReadResult<void> readHeader(const CsvRules &rules);
    ReadResult<bool> findHeader(const CsvRules &rules, CsvRow &header);
    bool takesAsSeparator(std::string_view text);
    bool isComment(std::string_view text) const;
    void setDelimiter(char delimiter);
    bool isBlank(std::string_view text) const;
    ReadResult<void> parse(const Line &line);
    ReadResult<void> split(const Line &line);
    ReadResult<void> feed(std::string_view bytes, const Line &line);
    void noteSwallowed(const Line &line, bool isFirst);
    bool hasSwallowed() const;
    void endField(std::string_view cell);
    bool isFieldFromBefore() const;
    ReadError misplacedQuote(const Line &line, bool isEscaped) const;
    ReadError swallowed() const;
    ReadError tooLarge() const;

    LineReader m_lines;
    csv_parser m_parser{};
    EscapedCells m_escaped;
    std::optional<Quoting> m_quoting;
    char m_quote;          ///< 0: none
    bool m_isOwnDelimiter; ///< the delimiter is given
    bool m_isInHeader = true;
    bool m_isTitleAlone = false;
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
    /// The rows that a quoted cell over several lines may hold.
    struct Swallowed
    {
        bool isLikely = false; ///< each line so far would be a row of its own
        bool haveIds = false;  ///< the first cells of the lines are numbers of the same form
        std::int64_t lines = 0;
        std::int64_t last = 0;
        std::string firstCell = {}; ///< the form of the first cell of the row
    } m_swallowed;
};

} // namespace core::records
