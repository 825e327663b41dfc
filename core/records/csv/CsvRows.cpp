#include "core/records/csv/CsvRows.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/Columns.h"
#include "core/records/HeaderRow.h"
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

constexpr std::string_view orSetQuoting =
    ", or set records.quoting to \"none\" if quotes are characters of the texts";

char quoteOf(Quoting quoting)
{
    if (quoting == Quoting::None)
        return '\0'; // no text has it (TextStream.h)
    return quoting == Quoting::Single ? '\'' : '"';
}

/// Returns the form of an identifier: 0 for digits, a for letters, other characters as they are.
std::string formOf(std::string_view cell)
{
    std::string form;
    for (const char c : cell.substr(0, 40)) {
        const char kind = c >= '0' && c <= '9' ? '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? 'a' : c;
        if (form.empty() || form.back() != kind)
            form += kind;
    }
    return form;
}

bool canDelimit(char c)
{
    return c == '\t' || (c >= ' ' && c <= '~' && c != '"');
}

} // namespace

ReadResult<std::unique_ptr<CsvRows>>
CsvRows::open(LineReader lines, const CsvRules &rules, std::size_t maximumRecordBytes)
{
    if (rules.delimiter && !canDelimit(*rules.delimiter))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "this delimiter cannot separate columns; set records.delimiter to one ASCII "
                             "character that is neither a quote nor a line break"});
    std::unique_ptr<CsvRows> rows(new CsvRows(std::move(lines), rules, maximumRecordBytes));
    KEYSEED_TRY(rows->readHeader(rules));
    return rows;
}

CsvRows::CsvRows(LineReader lines, const CsvRules &rules, std::size_t maximumRecordBytes)
    : m_lines(std::move(lines))
    , m_quoting(rules.quoting)
    , m_quote(quoteOf(rules.quoting.value_or(Quoting::Standard)))
    , m_isOwnDelimiter(rules.delimiter.has_value())
    , m_maximumRecordBytes(maximumRecordBytes)
    , m_maximumCells(maximumColumns + 1)
{
    csv_init(&m_parser, CSV_STRICT);
    csv_set_space_func(&m_parser, isNeverSpace);
    // The buffer grows by this much at a time; the default of 128 bytes would move a long note often.
    csv_set_blk_size(&m_parser, std::size_t{64} << 10);
    csv_set_quote(&m_parser, static_cast<unsigned char>(m_quote));
    setDelimiter(rules.delimiter.value_or('\0'));
}

CsvRows::~CsvRows()
{
    csv_free(&m_parser);
}

void CsvRows::setDelimiter(char delimiter)
{
    m_delimiter = delimiter;
    csv_set_delim(&m_parser, static_cast<unsigned char>(delimiter));
    m_escaped.setDelimiter(delimiter);
}

ReadResult<void> CsvRows::readHeader(const CsvRules &rules)
{
    CsvRow header;
    KEYSEED_ASSIGN(const auto isThere, findHeader(rules, header));
    if (!isThere)
        return fail({.what = "empty file; a line of column names and a line for each record are expected"});
    if (header.fields > maximumColumns)
        return fail({.place = {.line = header.line},
                     .what = "more than " + std::to_string(maximumColumns)
                             + " columns; check that the lines end and that the delimiter is right"});
    m_columns = columnNames(header.cells);
    m_headerLine = header.line;
    m_maximumCells = m_columns.size();
    m_isInHeader = false;
    return {};
}

// Fills the first row that is no title, or else the first row.
ReadResult<bool> CsvRows::findHeader(const CsvRules &rules, CsvRow &header)
{
    for (Line line; rules.headerRow && line.number < *rules.headerRow - 1;) {
        KEYSEED_ASSIGN(const auto isThere, m_lines.next(line));
        if (!isThere)
            return fail(noSuchRow(*rules.headerRow, "line"));
        if (line.number == 1)
            takesAsSeparator(line.text);
    }
    std::optional<CsvRow> first;
    for (int titles = 0; titles < mostTitleRows; ++titles) {
        KEYSEED_ASSIGN(const auto isThere, next(header));
        if (rules.headerRow) {
            if (!isThere || header.line != *rules.headerRow)
                return fail(noSuchRow(*rules.headerRow, "line"));
            return true;
        }
        if (!isThere)
            break;
        if (!isTitle(header.cells, rules.wanted, !first))
            return true;
        if (!first)
            first = header;
        if (!m_isOwnDelimiter)
            setDelimiter('\0');
    }
    m_isTitleAlone = first.has_value();
    if (first)
        header = *first;
    return m_isTitleAlone;
}

// Excel reads and writes the delimiter in a line of its own.
bool CsvRows::takesAsSeparator(std::string_view text)
{
    if (text.size() > 1 && text.front() == '"' && text.back() == '"')
        text = text.substr(1, text.size() - 2);
    if (text.size() != 5 || lowered(text.substr(0, 4)) != "sep=" || !canDelimit(text.back()))
        return false;
    if (!m_isOwnDelimiter)
        setDelimiter(text.back());
    m_isOwnDelimiter = true;
    return true;
}

/// Returns whether a line above the header is a comment rather than names of which the first begins with #.
bool CsvRows::isComment(std::string_view text) const
{
    if (!text.starts_with('#'))
        return false;
    const bool isSpaced = text.size() < 2 || text[1] == ' ' || text[1] == '#' || text[1] == '!';
    return isSpaced || text.find_first_of(",;\t|") == std::string_view::npos;
}

std::optional<std::int64_t> CsvRows::lineNaming(std::span<const Wanted> wanted)
{
    m_maximumCells = maximumColumns;
    CsvRow row;
    for (int rows = 0; rows < mostTitleRows; ++rows) {
        if (!m_isOwnDelimiter)
            setDelimiter('\0');
        const auto isThere = next(row);
        if (!isThere || !*isThere)
            break;
        if (namesAll(row.cells, wanted))
            return row.line;
    }
    return std::nullopt;
}

ReadResult<bool> CsvRows::next(CsvRow &row)
{
    m_row = &row;
    row.fields = 0;
    m_isRowEnded = false;
    bool isFirst = true;
    while (!m_isRowEnded) {
        Line line;
        KEYSEED_ASSIGN(const auto isThere, m_lines.next(line));
        if (!isThere && m_isQuoteOpen)
            return fail({.place = {.line = m_fieldLine},
                         .what = "the quote that opens here is never closed; close it or double it (\"\")"
                                 + std::string(orSetQuoting),
                         .facts = {.kind = ProblemKind::OpenQuote},
                         .offset = m_fieldOffset});
        if (!isThere)
            return false;
        if (!m_isQuoteOpen && isBlank(line.text))
            continue;
        if (m_isInHeader && !m_isQuoteOpen
            && ((line.number == 1 && takesAsSeparator(line.text)) || isComment(line.text)))
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
        if (!m_quoting && (!m_isRowEnded || !isFirst))
            noteSwallowed(line, isFirst);
        isFirst = false;
    }
    row.cells.resize(std::min(row.fields, m_maximumCells));
    if (hasSwallowed())
        return fail(swallowed());
    return true;
}

bool CsvRows::isBlank(std::string_view text) const
{
    // In a file with tabs between its columns, a line of tabs is a row of empty cells.
    return std::ranges::all_of(text, [this](char c) { return c != m_delimiter && (c == ' ' || c == '\t'); });
}

ReadResult<void> CsvRows::parse(const Line &line)
{
    if (m_delimiter == 0)
        setDelimiter(recogniseDelimiter(line.text));
    m_fieldsBefore = m_row->fields;
    if (m_quoting == Quoting::Backslash) {
        KEYSEED_TRY(split(line));
    } else {
        KEYSEED_TRY(feed(line.text, line));
        KEYSEED_TRY(feed(line.ending.empty() ? "\n" : line.ending, line));
    }
    // A line break that did not end the row is inside quotes.
    if (!m_isRowEnded && !isFieldFromBefore()) {
        m_fieldLine = line.number;
        m_fieldOffset = line.offset;
    }
    m_isQuoteOpen = !m_isRowEnded;
    return {};
}

ReadResult<void> CsvRows::split(const Line &line)
{
    const auto state =
        m_escaped.add(line.text, line.ending, [this](std::string_view cell) { endField(cell); });
    if (state == EscapedCells::State::TextBehindQuote)
        return fail(misplacedQuote(line, false));
    m_isRowEnded = state == EscapedCells::State::RowEnded;
    return {};
}

ReadResult<void> CsvRows::feed(std::string_view bytes, const Line &line)
{
    const auto onField = [](void *data, std::size_t size, void *self) {
        static_cast<CsvRows *>(self)->endField({static_cast<const char *>(data), size});
    };
    const auto onRow = [](int, void *self) { static_cast<CsvRows *>(self)->m_isRowEnded = true; };

    const std::string_view all = bytes;
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
        if (bytes.front() != m_quote) {
            const std::string_view before = all.substr(0, all.size() - bytes.size());
            return fail(misplacedQuote(line, before.ends_with("\\\"")));
        }
        csv_set_opts(&m_parser, 0);
        csv_parse(&m_parser, bytes.data(), 1, onField, onRow, this);
        csv_set_opts(&m_parser, CSV_STRICT);
        bytes.remove_prefix(1);
    }
    return {};
}

// Looks whether the lines of a quoted cell would be rows of their own.
void CsvRows::noteSwallowed(const Line &line, bool isFirst)
{
    if (isFirst)
        m_swallowed = {.isLikely = !m_isInHeader && m_columns.size() > 1};
    if (!m_swallowed.isLikely)
        return;
    const std::string form = formOf(line.text.substr(0, line.text.find(m_delimiter)));
    const auto delimiters = static_cast<std::size_t>(std::ranges::count(line.text, m_delimiter));
    m_swallowed.isLikely = delimiters + 1 == m_columns.size();
    if (isFirst) {
        m_swallowed.firstCell = form;
        m_swallowed.haveIds = form.find('0') != std::string::npos;
        return;
    }
    m_swallowed.haveIds = m_swallowed.haveIds && form == m_swallowed.firstCell;
    m_swallowed.last = line.number;
    ++m_swallowed.lines;
}

bool CsvRows::hasSwallowed() const
{
    constexpr std::int64_t manyLines = 10; // a list of equal lines may be part of a text
    const bool isRareInTexts = m_delimiter == '\t' || m_delimiter == '|';
    return m_swallowed.isLikely && m_swallowed.lines > 0 && m_swallowed.last > m_row->line
           && (m_swallowed.haveIds || isRareInTexts || m_swallowed.lines >= manyLines);
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

ReadError CsvRows::misplacedQuote(const Line &line, bool isEscaped) const
{
    std::string where = "in field " + std::to_string(m_row->fields + 1);
    if (isFieldFromBefore())
        where += ", which begins on line " + std::to_string(m_fieldLine) + ",";
    const std::string advice =
        isEscaped ? "the file escapes quotes by a backslash: set records.quoting to \"backslash\""
                  : "double the quotes that belong to the text (\"\")" + std::string(orSetQuoting);
    return {.place = {.line = line.number},
            .what = where
                    + " text follows a closing quote, where a delimiter or the end of the line is expected; "
                    + advice,
            .facts = {.kind = ProblemKind::TextBehindQuote,
                      .expected = isFieldFromBefore() ? m_fieldLine : 0,
                      .found = static_cast<std::int64_t>(m_row->fields) + 1},
            .offset = line.offset};
}

ReadError CsvRows::swallowed() const
{
    return {.place = {.line = m_fieldLine},
            .what = "a quote opens a cell here, and the lines up to " + std::to_string(m_swallowed.last)
                    + " look like rows of their own; close the quote, or set records.quoting: \"none\" where "
                      "quotes are characters of the texts, \"standard\" where the cell is right",
            .canGoOn = true,
            .facts = {.kind = ProblemKind::SwallowedRows,
                      .expected = m_swallowed.last,
                      .found = static_cast<std::int64_t>(m_row->fields)},
            .offset = m_fieldOffset};
}

ReadError CsvRows::tooLarge() const
{
    const std::string limit = inMebibytes(m_maximumRecordBytes);
    const auto most = static_cast<std::int64_t>(m_maximumRecordBytes);
    if (m_isQuoteOpen)
        return {.place = {.line = m_fieldLine},
                .what = "the quote that opens here is still open after " + limit
                        + ", the most a record may have; close it or double it (\"\")"
                        + std::string(orSetQuoting),
                .facts = {.kind = ProblemKind::OpenQuoteLong, .expected = most},
                .offset = m_fieldOffset};
    return {.place = {.line = m_row->line},
            .what = "longer than " + limit + ", the most a record may have; split the record",
            .facts = {.kind = ProblemKind::TooLong, .expected = most},
            .offset = m_row->offset};
}

} // namespace core::records
