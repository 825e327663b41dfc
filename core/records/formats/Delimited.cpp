#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/HeaderRow.h"
#include "core/records/RowStream.h"
#include "core/records/csv/CsvRows.h"
#include "core/records/text/Recognition.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace core::records::format {

namespace {

/// The wanted columns of a CSV file. A ragged row is an error behind which reading continues.
class CsvSelection final : public RowStream
{
public:
    /// Errors: as findColumns.
    static ReadResult<std::unique_ptr<RowStream>> open(std::unique_ptr<CsvRows> rows,
                                                       std::span<const Wanted> wanted);

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_rows->lines().fractionRead(); }
    Digest digest() override { return m_rows->lines().digest(); }

private:
    CsvSelection(std::unique_ptr<CsvRows> rows, std::vector<std::size_t> columns);

    ReadError ragged() const;

    std::unique_ptr<CsvRows> m_rows;
    std::vector<std::size_t> m_columns; ///< column of each wanted cell
    CsvRow m_row;
};

ReadResult<std::unique_ptr<RowStream>> CsvSelection::open(std::unique_ptr<CsvRows> rows,
                                                          std::span<const Wanted> wanted)
{
    auto columns = findColumns(wanted, rows->columns(), "column", rows->headerLine());
    if (!columns && columns.error().code == ErrorCode::InvalidPlan)
        if (const auto line = rows->lineNaming(wanted))
            return fail(namedInRow(columns.error(), *line, "line"));
    const auto isInQuotes = [](const std::string &name) { return name.size() > 1 && name.front() == '\''; };
    if (!columns && std::ranges::all_of(rows->columns(), isInQuotes))
        columns.error().what += "; the names stand in single quotes: set records.quoting to \"single\"";
    KEYSEED_TRY(columns);
    return std::unique_ptr<RowStream>(new CsvSelection(std::move(rows), std::move(*columns)));
}

CsvSelection::CsvSelection(std::unique_ptr<CsvRows> rows, std::vector<std::size_t> columns)
    : m_rows(std::move(rows))
    , m_columns(std::move(columns))
{}

ReadResult<bool> CsvSelection::next(Row &row)
{
    auto isThere = m_rows->next(m_row);
    if (!isThere || !*isThere)
        return isThere;
    if (m_row.fields != m_rows->columns().size())
        return fail(ragged());
    row.cells.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        row.cells[i] = m_row.cells[m_columns[i]]; // one column may be wanted twice
    row.place.line = m_row.line;
    row.offset = m_row.offset;
    return true;
}

ReadError CsvSelection::ragged() const
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

/// Reads a line of column names, then a line for each record. Columns are separated by one character; cells
/// with that character are in quotes (RFC 4180).
class Delimited : public Format
{
public:
    bool takesQuoting() const override { return true; }
    bool takesHeaderRow() const override { return true; }
    bool mayCutTexts() const override { return true; }

    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override;
    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override;

private:
    CsvRules rulesOf(const Part &part) const;
    ReadResult<std::unique_ptr<CsvRows>> openToShow(const Part &part, Preview &shown) const;
};

CsvRules Delimited::rulesOf(const Part &part) const
{
    return {.delimiter = ownDelimiter() ? ownDelimiter() : part.delimiter,
            .quoting = part.quoting,
            .headerRow = part.headerRow};
}

ReadResult<std::unique_ptr<RowStream>>
Delimited::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(auto lines, LineReader::open(part, options));
    CsvRules rules = rulesOf(part);
    rules.wanted = wanted;
    KEYSEED_ASSIGN(auto rows, CsvRows::open(std::move(lines), rules, options.maximumRecordBytes));
    return CsvSelection::open(std::move(rows), wanted);
}

ReadResult<std::unique_ptr<CsvRows>> Delimited::openToShow(const Part &part, Preview &shown) const
{
    KEYSEED_ASSIGN(auto lines, LineReader::open(part, {.hasDigest = false}));
    shown.encoding = lines.encoding();
    const CsvRules rules = rulesOf(part);
    shown.delimiter = rules.delimiter.value_or(',');
    return CsvRows::open(std::move(lines), rules, mostRecordBytes);
}

ReadResult<void> Delimited::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    auto opened = openToShow(part, shown);
    if (opened && (*opened)->isTitleAlone()) {
        Part again = part;
        again.headerRow = (*opened)->headerLine();
        opened = openToShow(again, shown);
    }
    KEYSEED_ASSIGN(const auto rows, std::move(opened));
    shown.delimiter = rows->delimiter();
    shown.columns = rows->columns();
    shown.headerRow = rows->headerLine();
    CsvRow row;
    while (shown.rows.size() < maximumRows) {
        KEYSEED_ASSIGN(const auto isThere, rows->next(row));
        if (!isThere)
            break;
        // A ragged row is shown as far as it goes; scan() lists it.
        shown.rows.push_back(shortened(row.cells, shown.columns.size()));
    }
    return {};
}

/// The delimiter is the steward's choice, or else the one that splits the first line into the most columns.
class Csv final : public Delimited
{
public:
    std::string_view name() const override { return "csv"; }
    std::string_view title() const override { return "CSV"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".csv", ".tsv", ".txt"};
        return all;
    }
    bool takesDelimiter() const override { return true; }
    // In a folder, plain texts are records of their own unless the plan names this format.
    std::span<const std::string_view> ownEndings() const override { return endings().first(2); }

    Confidence recognise(const Part &part, const FileHeader &) const override
    {
        return isNamedLike(part) ? Confidence::Ending : Confidence::Possible;
    }
};

/// Columns are separated by tabs.
class Tsv final : public Delimited
{
public:
    std::string_view name() const override { return "tsv"; }
    std::string_view title() const override { return "TSV"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".tsv"};
        return all;
    }
    std::optional<char> ownDelimiter() const override { return '\t'; }

    // Some programs use this ending for other delimiters, too.
    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        const std::string_view header = beginning.text.substr(0, beginning.text.find_first_of("\r\n"));
        const bool hasTabs = part.delimiter.value_or('\t') == '\t' && recogniseDelimiter(header) == '\t';
        return hasTabs && isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }
};

} // namespace

const Format &csv()
{
    static const Csv format;
    return format;
}

const Format &tsv()
{
    static const Tsv format;
    return format;
}

} // namespace core::records::format
