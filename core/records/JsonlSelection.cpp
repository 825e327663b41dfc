#include "core/records/JsonlSelection.h"

#include "core/records/Columns.h"
#include "core/records/FieldSample.h"
#include "core/records/JsonLine.h"

#include <utility>

namespace core::records {

namespace {

/// Puts the wanted fields of one object into a row.
class RowFiller final : public JsonFieldSink
{
public:
    RowFiller(Row &row, const std::vector<Wanted> &wanted)
        : m_row(row)
        , m_wanted(wanted)
    {}

    void take(const std::string &name, JsonKind kind, std::string &value) override
    {
        for (std::size_t i = 0; i < m_wanted.size(); ++i) { // one field may be wanted twice
            if (name != m_wanted[i].column)
                continue;
            if (isUsable(kind, m_wanted[i].isText))
                m_row.cells[i] = value;
            else
                m_unusable = &m_wanted[i];
        }
    }

    /// A field whose value is of no use; null when there is none.
    const Wanted *unusable() const { return m_unusable; }

private:
    static bool isUsable(JsonKind kind, bool isText)
    {
        return kind == JsonKind::String || kind == JsonKind::Null || (kind == JsonKind::Number && !isText);
    }

    Row &m_row;
    const std::vector<Wanted> &m_wanted;
    const Wanted *m_unusable = nullptr;
};

} // namespace

Faulty<std::unique_ptr<RowStream>>
JsonlSelection::open(LineReader lines, LineReader sample, std::span<const Wanted> wanted)
{
    const auto fields = sampleFields(std::move(sample), sampledLines, 0);
    if (!fields)
        return fault(fields.error());
    // Where there is no object, there is nothing that the fields could be missing from.
    if (!fields->columns.empty())
        if (const auto found = findColumns(wanted, fields->columns, "field", 0); !found)
            return fault(found.error());
    return std::unique_ptr<RowStream>(new JsonlSelection(std::move(lines), wanted));
}

JsonlSelection::JsonlSelection(LineReader lines, std::span<const Wanted> wanted)
    : m_lines(std::move(lines))
    , m_wanted(wanted.begin(), wanted.end())
{}

Faulty<bool> JsonlSelection::next(Row &row)
{
    Line line;
    do {
        auto isThere = m_lines.next(line);
        if (!isThere || !*isThere)
            return isThere;
    } while (trimmed(line.text).empty());

    row.cells.resize(m_wanted.size());
    for (std::string &cell : row.cells)
        cell.clear();
    row.place.line = line.number;
    row.offset = line.offset;
    RowFiller filler(row, m_wanted);
    if (auto parsed = parseJsonLine(line, filler); !parsed)
        return fault(parsed.error());
    const Wanted *unusable = filler.unusable();
    if (unusable == nullptr)
        return true;
    return fault({.place = {.line = line.number},
                  .what = "field \"" + unusable->column + "\": a string"
                          + (unusable->isText ? "" : " or a number")
                          + " is expected; put the value in quotes, or leave the line out",
                  .canGoOn = true,
                  .facts = {.kind = unusable->isText ? ProblemKind::NotText : ProblemKind::NotTextOrNumber,
                            .name = unusable->column},
                  .offset = line.offset});
}

} // namespace core::records
