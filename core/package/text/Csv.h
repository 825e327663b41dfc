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

/// Returns a field in double quotes, with inner quotes doubled (RFC 4180). Line breaks stay.
std::string csvQuoted(std::string_view field);

/// Returns a quoted text that no spreadsheet reads as a formula: a text that begins with = + - @, a tab or a
/// line break, possibly after apostrophes, gets one more apostrophe in front, which CsvRows removes.
std::string csvText(std::string_view field);

/// Splits CSV (RFC 4180) that arrives piece by piece into rows, with libcsv in its strict mode. In addition,
/// a row has to be byte for byte the form in which its fields are written, each plain or as csvQuoted() does,
/// so that a tolerant reader (of blank lines, for example) finds nothing else than was checked. All line ends
/// are LF or all are CRLF; the last row has one too.
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
    std::string m_bytes; ///< of the row, as in the file
    std::vector<std::string> m_fields;
    bool m_isRowEnded = false;
    std::size_t m_row = 1;
    std::string_view m_lineEnd; ///< of the first row
    std::optional<std::string> m_problem;
};

} // namespace core::package
