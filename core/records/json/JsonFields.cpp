#include "core/records/json/JsonFields.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace core::records {

namespace {

/// Lists the fields of objects and the paths of the values inside of them. The number of an object or array
/// is the length of its path.
class FieldCollector final : public JsonSink
{
public:
    explicit FieldCollector(FieldSample &sample)
        : m_sample(sample)
    {}

    /// Keeps the values of the next object in `row`; null: none.
    void setRow(std::vector<std::string> *row) { m_row = row; }

    std::size_t take(const JsonValue &value, std::string &text) override
    {
        const bool isInside = value.depth > 1;
        if (!isInside)
            put(indexOf(*value.name, false), text);
        if (!isInside && value.kind != JsonKind::Nested)
            return nowhere;
        if (!step(value))
            return nowhere;
        if (value.kind == JsonKind::Nested)
            return value.depth <= mostLevels ? m_path.size() : nowhere;
        put(indexOf(m_path, true), text);
        return nowhere;
    }

private:
    static constexpr std::size_t mostLevels = 64;
    static constexpr std::size_t mostElements = 10;
    /// The longest path: the paths of all columns have to fit into memory.
    static constexpr std::size_t mostPathBytes = 1024;
    static constexpr std::size_t noColumn = static_cast<std::size_t>(-1);

    /// Makes m_path the path of the value; false when it is not listed.
    bool step(const JsonValue &value)
    {
        m_path.resize(value.parent);
        if (value.name == nullptr) {
            appendIndex(m_path, value.index);
            return value.index < mostElements && m_path.size() <= mostPathBytes;
        }
        if (m_path.size() + value.name->size() > mostPathBytes)
            return false;
        appendName(m_path, *value.name);
        // The name of a field of the root may grow by its quotes.
        return value.depth > 1 || m_path.size() <= mostPathBytes;
    }

    void put(std::size_t index, std::string &text)
    {
        if (m_row == nullptr || index == noColumn)
            return;
        if (m_row->size() <= index)
            m_row->resize(index + 1);
        (*m_row)[index] = text;
    }

    /// Returns the column of a field or path, or noColumn: a path that reads as the name of a field is no
    /// column, and values inside of fields take no place of a field.
    std::size_t indexOf(const std::string &name, bool isInside)
    {
        const auto known = m_indices.find(name);
        if (known != m_indices.end()) {
            const std::size_t index = known->second;
            if (isInside && !m_sample.isInside[index])
                return noColumn;
            m_sample.isInside[index] = isInside;
            return index;
        }
        std::size_t &count = isInside ? m_inside : m_fields;
        if (count == maximumColumns)
            return noColumn;
        ++count;
        m_sample.columns.push_back(name);
        m_sample.isInside.push_back(isInside);
        return m_indices.emplace(name, m_indices.size()).first->second;
    }

    FieldSample &m_sample;
    std::size_t m_fields = 0; ///< columns that are fields of the root
    std::size_t m_inside = 0; ///< columns inside of them
    std::unordered_map<std::string, std::size_t> m_indices;
    std::vector<std::string> *m_row = nullptr;
    std::string m_path;
};

/// Adds wanted paths that lead into elements of arrays, if the same path with first elements is there: not
/// all elements of a long array are listed.
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

ReadResult<FieldSample> sampleFields(JsonTexts &texts, std::size_t maximumTexts, std::size_t maximumRows)
{
    FieldSample sample;
    FieldCollector collector(sample);
    std::optional<ReadError> firstError;
    std::size_t objects = 0;
    std::vector<std::string> row;
    for (std::size_t read = 0; read < maximumTexts; ++read) {
        Line text;
        KEYSEED_ASSIGN(const auto isThere, texts.next(text));
        if (!isThere)
            break;
        row.clear();
        collector.setRow(sample.rows.size() < maximumRows ? &row : nullptr);
        const auto parsed = parseJsonObject(text, collector, texts.unit());
        if (!parsed && !firstError)
            firstError = parsed.error();
        objects += parsed ? 1 : 0;
        if (parsed && sample.rows.size() < maximumRows)
            sample.rows.push_back(std::exchange(row, {}));
    }
    if (objects == 0 && firstError)
        return fail(*firstError);
    for (std::vector<std::string> &cells : sample.rows)
        cells.resize(sample.columns.size());
    return sample;
}

void JsonFinder::findField(const std::string &name, std::size_t number)
{
    m_nodes[madeChild(0, {.name = name})].numbers.push_back(number);
}

void JsonFinder::findPath(const std::string &path, std::size_t number)
{
    const auto steps = jsonSteps(path);
    if (!steps || steps->size() < 2)
        return;
    std::size_t node = 0;
    for (const JsonStep &step : *steps)
        node = madeChild(node, step);
    m_nodes[node].numbers.push_back(number);
}

std::size_t JsonFinder::take(const JsonValue &value, std::string &text)
{
    const std::size_t node = value.name != nullptr ? childOf(value.parent, std::nullopt, *value.name)
                                                   : childOf(value.parent, value.index, {});
    if (node == nowhere)
        return nowhere;
    for (const std::size_t number : m_nodes[node].numbers)
        found(number, value.kind, text);
    return m_nodes[node].children.empty() ? nowhere : node;
}

std::size_t
JsonFinder::childOf(std::size_t node, std::optional<std::size_t> index, std::string_view name) const
{
    const auto &children = m_nodes[node].children;
    const auto child = std::ranges::find_if(children, [&](std::size_t each) {
        const JsonStep &step = m_nodes[each].step;
        return step.index == index && (index || step.name == name);
    });
    return child == children.end() ? nowhere : *child;
}

std::size_t JsonFinder::madeChild(std::size_t node, const JsonStep &step)
{
    std::size_t child = childOf(node, step.index, step.name);
    if (child == nowhere) {
        child = m_nodes.size();
        m_nodes.push_back({.step = step});
        m_nodes[node].children.push_back(child);
    }
    return child;
}

/// Puts the wanted fields of one object into a row.
class JsonSelection::RowFiller final : public JsonFinder
{
public:
    explicit RowFiller(std::span<const Wanted> wanted)
        : m_wanted(wanted.begin(), wanted.end())
    {
        for (std::size_t i = 0; i < m_wanted.size(); ++i) // one field may be wanted twice
            findField(m_wanted[i].column, i);
    }

    void fill(Row &row)
    {
        m_row = &row;
        m_unusable = nullptr;
        row.cells.resize(m_wanted.size());
        for (std::string &cell : row.cells)
            cell.clear();
    }

    /// Returns a field whose value cannot be used; null when there is none.
    const Wanted *unusable() const { return m_unusable; }

private:
    static bool isUsable(JsonKind kind, bool isText)
    {
        return kind == JsonKind::String || kind == JsonKind::Null || (kind == JsonKind::Number && !isText);
    }

    void found(std::size_t number, JsonKind kind, const std::string &text) override
    {
        if (isUsable(kind, m_wanted[number].isText))
            m_row->cells[number] = text;
        else
            m_unusable = &m_wanted[number];
    }

    std::vector<Wanted> m_wanted;
    Row *m_row = nullptr;
    const Wanted *m_unusable = nullptr;
};

ReadResult<std::unique_ptr<RowStream>>
JsonSelection::open(std::unique_ptr<JsonTexts> texts, JsonTexts &sample, std::span<const Wanted> wanted)
{
    KEYSEED_ASSIGN(auto fields, sampleFields(sample, sampledTexts, 0));
    std::unique_ptr<JsonSelection> selection(new JsonSelection(std::move(texts), wanted));
    if (fields.columns.empty())
        return selection;
    addElements(fields, wanted);
    KEYSEED_ASSIGN(const auto columns, findColumns(wanted, fields.columns, "field", 0));
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (fields.isInside[columns[i]])
            selection->m_filler->findPath(wanted[i].column, i);
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
    KEYSEED_TRY(parseJsonObject(text, *m_filler, m_texts->unit()));
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
