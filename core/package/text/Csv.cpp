#include "core/package/text/Csv.h"

#include <algorithm>
#include <csv.h>
#include <utility>

namespace core::package {

namespace {

// Spaces around a field belong to it (RFC 4180, section 2.4); libcsv would take them away.
int isNeverSpace(unsigned char)
{
    return 0;
}

// Takes `start` off the front of `text`, if it stands there.
bool takesOff(std::string_view &text, std::string_view start)
{
    if (!text.starts_with(start))
        return false;
    text.remove_prefix(start.size());
    return true;
}

bool looksLikeFormula(std::string_view field)
{
    const std::size_t first = field.find_first_not_of('\'');
    return first != std::string_view::npos
           && std::string_view("=+-@\t\r\n").find(field[first]) != std::string_view::npos;
}

void takeGuardOff(std::string &field)
{
    if (field.starts_with('\'') && looksLikeFormula(field))
        field.erase(0, 1);
}

} // namespace

std::string csvQuoted(std::string_view field)
{
    std::string quoted = "\"";
    while (true) {
        const std::size_t quote = field.find('"');
        quoted += field.substr(0, quote);
        if (quote == std::string_view::npos)
            return quoted += '"';
        quoted += "\"\"";
        field.remove_prefix(quote + 1);
    }
}

std::string csvText(std::string_view field)
{
    return csvQuoted(looksLikeFormula(field) ? "'" + std::string(field) : std::string(field));
}

CsvRows::CsvRows(OnRow onRow)
    : m_onRow(std::move(onRow))
    , m_parser(std::make_unique<csv_parser>())
{
    csv_init(m_parser.get(), CSV_STRICT | CSV_STRICT_FINI);
    csv_set_space_func(m_parser.get(), isNeverSpace);
    csv_set_blk_size(m_parser.get(), std::size_t{64} << 10); // by which its buffer grows
}

CsvRows::~CsvRows()
{
    csv_free(m_parser.get());
}

void CsvRows::add(std::string_view bytes)
{
    while (!m_problem && !bytes.empty()) {
        const std::size_t piece = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
        takePiece(bytes.substr(0, piece));
        bytes.remove_prefix(piece);
    }
}

// Passes one line at a time to libcsv, so that the bytes of a row are available at its end.
void CsvRows::takePiece(std::string_view piece)
{
    m_bytes += piece;
    if (m_bytes.size() > maximumRowBytes)
        return stop("is longer than a row of a package can be");
    const auto onField = [](void *field, std::size_t size, void *self) {
        static_cast<CsvRows *>(self)->m_fields.emplace_back(static_cast<const char *>(field), size);
    };
    const auto onRow = [](int, void *self) { static_cast<CsvRows *>(self)->m_isRowEnded = true; };
    if (csv_parse(m_parser.get(), piece.data(), piece.size(), onField, onRow, this) != piece.size())
        return stop("a quote stands inside a field without being doubled");
    if (m_isRowEnded && piece.ends_with('\n'))
        endRow();
}

void CsvRows::endRow()
{
    const std::string_view lineEnd = m_bytes.ends_with("\r\n") ? "\r\n" : "\n";
    if (m_row == 1)
        m_lineEnd = lineEnd;
    if (m_lineEnd != lineEnd)
        return stop("its line end differs from those before it");
    if (!isWrittenAgain())
        return stop("is not as a row is written: a carriage return or an empty line stands outside quotes");
    std::ranges::for_each(m_fields, takeGuardOff);
    m_onRow(m_row, m_fields);
    m_fields.clear();
    m_bytes.clear();
    m_isRowEnded = false;
    ++m_row;
}

// Whether the bytes are what the fields make, each plain or in quotes.
bool CsvRows::isWrittenAgain() const
{
    std::string_view rest = m_bytes;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const std::string &field = m_fields[i];
        const bool isQuoted = rest.starts_with('"');
        if (!isQuoted && field.find_first_of("\",\r\n") != std::string::npos)
            return false;
        if (!takesOff(rest, isQuoted ? csvQuoted(field) : field)
            || !takesOff(rest, i + 1 < m_fields.size() ? "," : m_lineEnd))
            return false;
    }
    return rest.empty();
}

void CsvRows::stop(std::string_view problem)
{
    m_problem = "row " + std::to_string(m_row) + ": " + std::string(problem);
}

std::optional<std::string> CsvRows::finish()
{
    if (m_problem || m_bytes.empty())
        return m_problem;
    const auto ignoreField = [](void *, std::size_t, void *) {};
    const auto ignoreRow = [](int, void *) {};
    const bool isClosed = csv_fini(m_parser.get(), ignoreField, ignoreRow, nullptr) == 0;
    stop(isClosed ? "the file ends in the middle of it" : "its quote is never closed");
    return m_problem;
}

} // namespace core::package
