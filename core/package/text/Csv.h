#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct csv_parser;

namespace core::package {

/// A field between double quotes, inner ones doubled (RFC 4180). Line breaks stay as they are.
std::string csvQuoted(std::string_view field);

/// A text between quotes that no spreadsheet takes for a formula: one that begins with = + - @, a tab or a
/// line break, after apostrophes or none, has one more apostrophe in front, which CsvRows takes away again.
std::string csvText(std::string_view field);

/// Splits CSV (RFC 4180) that arrives piece by piece into rows, with libcsv in its strict mode. On top of
/// that a row has to be byte for byte what its fields make when they are written again, each plain or as
/// csvQuoted() does: a reader that takes liberties, as with blank lines, cannot be shown something else than
/// was checked. All line ends are LF or all are CRLF, the last row has one too.
class CsvRows final
{
public:
    static constexpr std::size_t maximumRowBytes = std::size_t{4} << 20;

    /// `row` counts from 1, the header included; the fields may be moved from.
    using OnRow = std::function<void(std::size_t row, std::vector<std::string> &fields)>;

    explicit CsvRows(OnRow onRow);
    CsvRows(const CsvRows &) = delete;
    CsvRows &operator=(const CsvRows &) = delete;
    ~CsvRows();

    void add(std::string_view bytes);
    /// Returns the fault of the text, if any, at which reading stopped. Call once, at the end.
    std::optional<std::string> finish();

private:
    void takePiece(std::string_view piece);
    void endRow();
    bool isWrittenAgain() const;
    void stop(std::string_view problem);

    OnRow m_onRow;
    std::unique_ptr<csv_parser> m_parser;
    std::string m_bytes; ///< of the row, as it stands in the file
    std::vector<std::string> m_fields;
    bool m_isRowEnded = false;
    std::size_t m_row = 1;
    std::string_view m_lineEnd; ///< of the first row
    std::optional<std::string> m_problem;
};

} // namespace core::package
