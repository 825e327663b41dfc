#include "core/records/csv/CsvRows.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/text/Recognition.h"

#include <algorithm>
#include <utility>

namespace core::records {

namespace {

/// libcsv strips spaces around fields by default; they belong to the field (RFC 4180, section 2.4).
int isNeverSpace(unsigned char)
{
    return 0;
}

bool canDelimit(char c)
{
    return c == '\t' || (c >= ' ' && c <= '~' && c != '"');
}

} // namespace

ReadResult<std::unique_ptr<CsvRows>>
CsvRows::open(LineReader lines, std::optional<char> delimiter, std::size_t maximumRecordBytes)
{
    if (delimiter && !canDelimit(*delimiter))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "this delimiter cannot separate columns; set records.delimiter to one ASCII "
                             "character that is neither a quote nor a line break"});
    std::unique_ptr<CsvRows> rows(new CsvRows(std::move(lines), delimiter, maximumRecordBytes));
    KEYSEED_TRY(rows->readHeader());
    return rows;
}

CsvRows::CsvRows(LineReader lines, std::optional<char> delimiter, std::size_t maximumRecordBytes)
    : m_lines(std::move(lines))
    , m_maximumRecordBytes(maximumRecordBytes)
    , m_delimiter(delimiter.value_or(0))
    , m_maximumCells(maximumColumns + 1)
{
    csv_init(&m_parser, CSV_STRICT);
    csv_set_space_func(&m_parser, isNeverSpace);
    // The buffer grows by this much at a time; the default of 128 bytes would move a long note often.
    csv_set_blk_size(&m_parser, std::size_t{64} << 10);
    csv_set_delim(&m_parser, static_cast<unsigned char>(m_delimiter));
}

CsvRows::~CsvRows()
{
    csv_free(&m_parser);
}

ReadResult<void> CsvRows::readHeader()
{
    CsvRow header;
    KEYSEED_ASSIGN(const auto isThere, next(header));
    if (!isThere)
        return fail({.what = "empty file; a line of column names and a line for each record are expected"});
    if (header.fields > maximumColumns)
        return fail({.place = {.line = header.line},
                     .what = "more than " + std::to_string(maximumColumns)
                             + " columns; check that the lines end and that the delimiter is right"});
    m_columns = columnNames(header.cells);
    m_headerLine = header.line;
    m_maximumCells = m_columns.size();
    return {};
}

ReadResult<bool> CsvRows::next(CsvRow &row)
{
    m_row = &row;
    row.fields = 0;
    m_isRowEnded = false;
    while (!m_isRowEnded) {
        Line line;
        KEYSEED_ASSIGN(const auto isThere, m_lines.next(line));
        if (!isThere && m_isQuoteOpen)
            return fail({.place = {.line = m_fieldLine},
                         .what = "the quote that opens here is never closed; close it or double it (\"\")",
                         .facts = {.kind = ProblemKind::OpenQuote},
                         .offset = m_fieldOffset});
        if (!isThere)
            return false;
        if (!m_isQuoteOpen && isBlank(line.text))
            continue;
        if (!m_isQuoteOpen) {
            row.line = line.number;
            row.offset = line.offset;
            m_rowBytes = 0;
        }
        m_rowBytes += line.text.size() + line.ending.size();
        if (m_rowBytes > m_maximumRecordBytes)
            return fail(tooLarge());
        KEYSEED_TRY(parse(line));
    }
    row.cells.resize(std::min(row.fields, m_maximumCells));
    return true;
}

bool CsvRows::isBlank(std::string_view text) const
{
    // In a file with tabs between its columns, a line of tabs is a row of empty cells.
    return std::ranges::all_of(text, [this](char c) { return c != m_delimiter && (c == ' ' || c == '\t'); });
}

ReadResult<void> CsvRows::parse(const Line &line)
{
    if (m_delimiter == 0) {
        m_delimiter = recogniseDelimiter(line.text);
        csv_set_delim(&m_parser, static_cast<unsigned char>(m_delimiter));
    }
    m_fieldsBefore = m_row->fields;
    KEYSEED_TRY(feed(line.text, line));
    KEYSEED_TRY(feed(line.ending.empty() ? "\n" : line.ending, line));
    // A line break that did not end the row is inside quotes.
    if (!m_isRowEnded && !isFieldFromBefore()) {
        m_fieldLine = line.number;
        m_fieldOffset = line.offset;
    }
    m_isQuoteOpen = !m_isRowEnded;
    return {};
}

ReadResult<void> CsvRows::feed(std::string_view bytes, const Line &line)
{
    const auto onField = [](void *data, std::size_t size, void *self) {
        static_cast<CsvRows *>(self)->endField({static_cast<const char *>(data), size});
    };
    const auto onRow = [](int, void *self) { static_cast<CsvRows *>(self)->m_isRowEnded = true; };

    while (!bytes.empty()) {
        const std::size_t taken = csv_parse(&m_parser, bytes.data(), bytes.size(), onField, onRow, this);
        if (taken == bytes.size())
            return {};
        if (csv_error(&m_parser) != CSV_EPARSE)
            return fail({.code = ErrorCode::Io,
                         .place = {.line = line.number},
                         .what = "not enough memory for this row"});
        bytes.remove_prefix(taken);
        // Strict mode stops at two things: a quote inside an unquoted field, which stands for itself, and
        // anything behind a closing quote, where nobody can say what was meant.
        if (bytes.front() != '"')
            return fail(misplacedQuote(line));
        csv_set_opts(&m_parser, 0);
        csv_parse(&m_parser, bytes.data(), 1, onField, onRow, this);
        csv_set_opts(&m_parser, CSV_STRICT);
        bytes.remove_prefix(1);
    }
    return {};
}

void CsvRows::endField(std::string_view cell)
{
    // Cells beyond the header's are only counted: a row of delimiters must not cost memory.
    if (m_row->fields < m_maximumCells) {
        if (m_row->cells.size() <= m_row->fields)
            m_row->cells.emplace_back();
        m_row->cells[m_row->fields].assign(cell);
    }
    ++m_row->fields;
}

bool CsvRows::isFieldFromBefore() const
{
    return m_isQuoteOpen && m_row->fields == m_fieldsBefore;
}

ReadError CsvRows::misplacedQuote(const Line &line) const
{
    std::string where = "in field " + std::to_string(m_row->fields + 1);
    if (isFieldFromBefore())
        where += ", which begins on line " + std::to_string(m_fieldLine) + ",";
    return {.place = {.line = line.number},
            .what = where
                    + " text follows a closing quote, where a delimiter or the end of the line is expected; "
                      "double the quotes that belong to the text (\"\")",
            .facts = {.kind = ProblemKind::TextBehindQuote,
                      .expected = isFieldFromBefore() ? m_fieldLine : 0,
                      .found = static_cast<std::int64_t>(m_row->fields) + 1},
            .offset = line.offset};
}

ReadError CsvRows::tooLarge() const
{
    const std::string limit = inMebibytes(m_maximumRecordBytes);
    const auto most = static_cast<std::int64_t>(m_maximumRecordBytes);
    if (m_isQuoteOpen)
        return {.place = {.line = m_fieldLine},
                .what = "the quote that opens here is still open after " + limit
                        + ", the most a record may have; close it or double it (\"\")",
                .facts = {.kind = ProblemKind::OpenQuoteLong, .expected = most},
                .offset = m_fieldOffset};
    return {.place = {.line = m_row->line},
            .what = "longer than " + limit + ", the most a record may have; split the record",
            .facts = {.kind = ProblemKind::TooLong, .expected = most},
            .offset = m_row->offset};
}

} // namespace core::records
