#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/ConceptList.h"
#include "core/vocabulary/imports/ImportingSource.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csv.h>
#include <limits>
#include <optional>

namespace core::vocabulary::source {

namespace {

constexpr std::array<SourceSetting, 1> csvSettings = {
    {{.key = "file",
      .type = SettingType::File,
      .what = "the path of a CSV file with the columns term, concept, weight and kind",
      .title = QT_TRANSLATE_NOOP("VocabularyText", "File"),
      .advice = QT_TRANSLATE_NOOP("VocabularyText",
                                  "With the column term; concept, weight and kind may be there")}}};

enum Column { Term, Concept, Weight, KindOfTerm };
constexpr std::array<std::string_view, 4> columnNames = {"term", "concept", "weight", "kind"};
constexpr double largestWeight = 1'000'000;

/// One row on one line (RFC 4180; no term has a line break), cut by libcsv.
class RowCutter final
{
public:
    explicit RowCutter(char delimiter)
    {
        csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI);
        csv_set_delim(&m_parser, static_cast<unsigned char>(delimiter));
    }
    RowCutter(const RowCutter &) = delete;
    RowCutter &operator=(const RowCutter &) = delete;
    ~RowCutter() { csv_free(&m_parser); }

    /// Returns false when a quote stands where none may, or is not closed.
    bool cut(std::string_view line)
    {
        const auto onField = [](void *data, std::size_t size, void *cells) {
            static_cast<std::vector<std::string> *>(cells)->emplace_back(static_cast<const char *>(data),
                                                                         size);
        };
        m_cells.clear();
        return csv_parse(&m_parser, line.data(), line.size(), onField, nullptr, &m_cells) == line.size()
               && csv_fini(&m_parser, onField, nullptr, &m_cells) == 0;
    }
    const std::vector<std::string> &cells() const { return m_cells; }

private:
    csv_parser m_parser{};
    std::vector<std::string> m_cells;
};

// Returns the delimiter that is most frequent in the header.
char delimiterOf(std::string_view header)
{
    constexpr std::string_view delimiters = ",;\t";
    return *std::ranges::max_element(
        delimiters, {}, [&](char each) { return std::ranges::count(header, each); });
}

std::string columnNamed(std::string_view cell)
{
    return lowered(trimmed(cell));
}

/// A term on each row; rows with the same concept are synonyms, the first of which is written.
class CsvReader final
{
public:
    explicit CsvReader(LineStream lines)
        : m_lines(std::move(lines))
    {}

    Result<Imported> read(JobControl &control);

private:
    Result<void> takeHeader(RowCutter &row);
    Result<void> takeRow(RowCutter &row);
    Result<std::uint32_t> weightOf(std::string_view text) const;
    std::string_view cell(const RowCutter &row, Column column) const;

    LineStream m_lines;
    std::array<std::size_t, columnNames.size()> m_places = {};
    std::size_t m_columns = 0;
    ConceptList m_concepts;
};

constexpr std::size_t notThere = std::numeric_limits<std::size_t>::max();

Result<void> CsvReader::takeHeader(RowCutter &row)
{
    m_places.fill(notThere);
    m_columns = row.cells().size();
    for (std::size_t i = 0; i < row.cells().size(); ++i) {
        const auto found = std::ranges::find(columnNames, columnNamed(row.cells()[i]));
        if (found == columnNames.end())
            return m_lines.wrong("the column " + inQuotes(row.cells()[i])
                                 + " is unknown; term is needed, concept, weight and kind may be there");
        std::size_t &place = m_places[static_cast<std::size_t>(found - columnNames.begin())];
        if (std::exchange(place, i) != notThere)
            return m_lines.wrong("the column " + std::string(*found) + " stands there twice; keep one");
    }
    if (m_places[Term] == notThere)
        return m_lines.wrong(
            "a header with the column term was expected; concept, weight and kind may be there");
    return {};
}

std::string_view CsvReader::cell(const RowCutter &row, Column column) const
{
    return m_places[column] == notThere ? std::string_view() : trimmed(row.cells()[m_places[column]]);
}

// Returns the weight as in a lexicon: in thousandths.
Result<std::uint32_t> CsvReader::weightOf(std::string_view text) const
{
    double weight = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
    // Written so that NaN is refused too: no comparison with it holds.
    if (error != std::errc() || end != text.data() + text.size()
        || !(weight >= 0.001 && weight <= largestWeight))
        return m_lines.wrong(
            "a weight from 0.001 to 1000000 was expected, 1 is that of a term like any other");
    return static_cast<std::uint32_t>(weight * 1000 + 0.5);
}

Result<void> CsvReader::takeRow(RowCutter &row)
{
    if (row.cells().size() != m_columns)
        return m_lines.wrong(std::to_string(m_columns) + " columns were expected as in the header, "
                             + std::to_string(row.cells().size()) + " were found");
    const std::string_view term = cell(row, Term);
    if (term.empty())
        return m_lines.wrong("a term was expected; leave the row out");
    const std::string_view code = cell(row, Concept);
    // A term without a concept is one by itself; no code of a file begins with a byte 0.
    const auto which =
        m_concepts.conceptOf(code.empty() ? std::string(1, '\0') + std::string(term) : std::string(code));
    if (const std::string_view kind = cell(row, KindOfTerm); !kind.empty()) {
        const std::string name = lowered(trimmed(kind));
        if (kindNamed(name) == Kind::Other && name != nameOf(Kind::Other))
            return m_lines.wrong(
                "the kind " + inQuotes(kind)
                + " is unknown; disease, symptom, body part, drug, procedure, organism, substance or "
                  "other was expected");
        m_concepts.addKind(which, kindNamed(name));
    }
    if (const std::string_view weight = cell(row, Weight); !weight.empty()) {
        KEYSEED_ASSIGN(const auto thousandths, weightOf(weight));
        m_concepts.setWeight(which, thousandths);
    }
    m_concepts.addName(which, term, 0);
    return {};
}

Result<Imported> CsvReader::read(JobControl &control)
{
    std::optional<RowCutter> row;
    auto taken = forEachLine(m_lines, [&](std::string_view line) -> Result<void> {
        if (trimmed(line).empty())
            return {};
        const bool isHeader = !row;
        if (isHeader)
            row.emplace(delimiterOf(line));
        if (!row->cut(line))
            return m_lines.wrong(
                "a quote is not closed on this line, or stands in the middle of a cell; double the "
                "quotes that belong to a term (\"\")");
        return isHeader ? takeHeader(*row) : takeRow(*row);
    });
    KEYSEED_TRY(taken);
    auto imported = m_concepts.finish(control);
    if (imported)
        imported->summary.files.push_back({m_lines.path(), m_lines.number(), m_lines.finish()});
    return imported;
}

/// A table of one's own.
class Csv final : public ImportingSource
{
public:
    std::string_view name() const override { return "csv"; }
    std::string_view title() const override
    {
        return QT_TRANSLATE_NOOP("VocabularyText", "A table (CSV) with a column of terms");
    }
    std::span<const SourceSetting> settings() const override { return csvSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> tables = {".csv", ".tsv"};
        return tables;
    }
    // Without a delimiter it may be a list of terms, whatever its name is.
    Confidence recognise(const FileHeader &header) const override
    {
        RowCutter row(delimiterOf(header.firstLine));
        const bool isCut = row.cut(header.firstLine);
        const auto isKnown = [](const std::string &cell) {
            return std::ranges::find(columnNames, columnNamed(cell)) != columnNames.end();
        };
        if (isCut && std::ranges::all_of(row.cells(), isKnown)
            && std::ranges::find(row.cells(), columnNames[Term], columnNamed) != row.cells().end())
            return Confidence::Content;
        const bool isNamed = header.name.ends_with(".csv") || header.name.ends_with(".tsv");
        return isNamed && row.cells().size() > 1 ? Confidence::Name : Confidence::None;
    }

private:
    Result<Imported> read(const Settings &settings, JobControl &control) const override
    {
        auto lines = LineStream::open(textOf(settings, "file"), {}, control);
        return lines ? CsvReader(std::move(*lines)).read(control) : fail(lines.error());
    }
};

} // namespace

const Source &csv()
{
    static const Csv source;
    return source;
}

} // namespace core::vocabulary::source
