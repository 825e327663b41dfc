#include "core/records/json/JsonSelection.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/json/FieldSample.h"
#include "core/records/json/FollowedPaths.h"
#include "core/records/json/JsonLine.h"
#include "core/records/json/JsonPath.h"

#include <algorithm>
#include <string>
#include <utility>

namespace core::records {

/// Puts the wanted fields of one object into a row.
class JsonSelection::RowFiller final : public JsonFieldSink, private FollowedPaths
{
public:
    explicit RowFiller(std::span<const Wanted> wanted)
        : m_wanted(wanted.begin(), wanted.end())
    {}

    /// One of the wanted fields is named by its path.
    using FollowedPaths::follow;

    void fill(Row &row)
    {
        m_row = &row;
        m_unusable = nullptr;
        row.cells.resize(m_wanted.size());
        for (std::string &cell : row.cells)
            cell.clear();
    }

    void take(const std::string &name, JsonKind kind, std::string &value) override
    {
        for (std::size_t i = 0; i < m_wanted.size(); ++i) // one field may be wanted twice
            if (name == m_wanted[i].column)
                found(i, kind, value);
    }

    JsonInsideSink *inside(const std::string &name) override { return FollowedPaths::inside(name); }

    /// A field whose value is of no use; null when there is none.
    const Wanted *unusable() const { return m_unusable; }

private:
    static bool isUsable(JsonKind kind, bool isText)
    {
        return kind == JsonKind::String || kind == JsonKind::Null || (kind == JsonKind::Number && !isText);
    }

    void found(std::size_t number, JsonKind kind, std::string &value) override
    {
        if (isUsable(kind, m_wanted[number].isText))
            m_row->cells[number] = value;
        else
            m_unusable = &m_wanted[number];
    }

    std::vector<Wanted> m_wanted;
    Row *m_row = nullptr;
    const Wanted *m_unusable = nullptr;
};

namespace {

/// What a path leads to in an array is there if the same is there in its first element: of a long array not
/// every element is listed.
void addElements(FieldSample &sample, std::span<const Wanted> wanted)
{
    const auto isThere = [&sample](const std::string &path) {
        return std::ranges::find(sample.columns, path) != sample.columns.end();
    };
    for (const Wanted &each : wanted)
        if (!isThere(each.column) && isThere(withFirstElements(each.column))) {
            sample.columns.push_back(each.column);
            sample.isInside.push_back(true);
        }
}

} // namespace

ReadResult<std::unique_ptr<RowStream>>
JsonSelection::open(std::unique_ptr<JsonTexts> texts, JsonTexts &sample, std::span<const Wanted> wanted)
{
    KEYSEED_ASSIGN(auto fields, sampleFields(sample, sampledTexts, 0));
    std::unique_ptr<JsonSelection> selection(new JsonSelection(std::move(texts), wanted));
    // Where there is no object, there is nothing that the fields could be missing from.
    if (fields.columns.empty())
        return selection;
    addElements(fields, wanted);
    KEYSEED_ASSIGN(const auto found, findColumns(wanted, fields.columns, "field", 0));
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (fields.isInside[(found)[i]])
            selection->m_filler->follow(wanted[i].column, i);
    return selection;
}

JsonSelection::JsonSelection(std::unique_ptr<JsonTexts> texts, std::span<const Wanted> wanted)
    : m_texts(std::move(texts))
    , m_filler(std::make_unique<RowFiller>(wanted))
{}

JsonSelection::~JsonSelection() = default;

ReadResult<bool> JsonSelection::next(Row &row)
{
    Line text;
    auto isThere = m_texts->next(text);
    if (!isThere || !*isThere)
        return isThere;

    row.place.line = text.number;
    row.offset = text.offset;
    m_filler->fill(row);
    KEYSEED_TRY(parseJsonLine(text, *m_filler, m_texts->unit()));
    const Wanted *unusable = m_filler->unusable();
    if (unusable == nullptr)
        return true;
    return fail({.place = {.line = text.number},
                 .what = "field \"" + unusable->column + "\": a string"
                         + (unusable->isText ? "" : " or a number")
                         + " is expected; put the value in quotes, or leave the "
                         + (m_texts->unit() == JsonUnit::Line ? "line" : "object") + " out",
                 .canGoOn = true,
                 .facts = {.kind = unusable->isText ? ProblemKind::NotText : ProblemKind::NotTextOrNumber,
                           .name = unusable->column},
                 .offset = text.offset});
}

} // namespace core::records
