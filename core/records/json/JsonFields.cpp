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
    void setRow(std::vector<std::string> *row)
    {
        m_row = row;
        m_isField.clear();
    }

    std::size_t take(const JsonValue &value, std::string &text) override
    {
        const bool isInside = value.depth > 1;
        if (!isInside)
            put(indexOf(*value.name, false), text, true);
        if (!isInside && value.kind != JsonKind::Nested)
            return nowhere;
        if (!step(value))
            return nowhere;
        if (value.kind == JsonKind::Nested)
            return value.depth <= mostLevels ? m_path.size() : nowhere;
        put(indexOf(m_path, true), text, false);
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

    /// Keeps a value. A field of that name goes before a value that a path leads to.
    void put(std::size_t index, std::string &text, bool isField)
    {
        if (m_row == nullptr || index == noColumn)
            return;
        if (m_row->size() <= index) {
            m_row->resize(index + 1);
            m_isField.resize(index + 1);
        }
        if (m_isField[index] && !isField)
            return;
        (*m_row)[index] = text;
        m_isField[index] = isField;
    }

    /// Returns the column of a field or path, or noColumn where there are too many.
    std::size_t indexOf(const std::string &name, bool isInside)
    {
        const auto known = m_indices.find(name);
        if (known != m_indices.end())
            return known->second;
        std::size_t &count = isInside ? m_inside : m_fields;
        if (count == maximumColumns)
            return noColumn;
        ++count;
        m_sample.columns.push_back(name);
        return m_indices.emplace(name, m_indices.size()).first->second;
    }

    FieldSample &m_sample;
    std::size_t m_fields = 0; ///< columns that are fields of the root
    std::size_t m_inside = 0; ///< columns inside of them
    std::unordered_map<std::string, std::size_t> m_indices;
    std::vector<std::string> *m_row = nullptr;
    std::vector<bool> m_isField; ///< whether each cell of the row is that of a field
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
        if (!isThere(each.column) && isThere(withFirstElements(each.column)))
            sample.columns.push_back(each.column);
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
    if (value.depth == 1) {
        ++m_fields;
        m_nested += value.kind == JsonKind::Nested ? 1 : 0;
    }
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

/// Puts the wanted fields of one object into a row. The numbers of the fields are those of the cells; a path
/// has the number of its cell behind all fields.
class JsonSelection::RowFiller final : public JsonFinder
{
public:
    /// A value that cannot be used.
    struct Unusable
    {
        const Wanted *wanted = nullptr; ///< null: there is none
        bool isObject = false;
        bool isList = false;
    };

    explicit RowFiller(std::span<const Wanted> wanted)
        : m_wanted(wanted.begin(), wanted.end())
        , m_cells(wanted.size())
    {
        for (std::size_t i = 0; i < m_wanted.size(); ++i) { // one field may be wanted twice
            findField(m_wanted[i].column, i);
            findPath(m_wanted[i].column, m_wanted.size() + i);
        }
    }

    void fill(Row &row)
    {
        m_row = &row;
        beginObject();
        m_cells.assign(m_wanted.size(), {});
        row.cells.resize(m_wanted.size());
        for (std::string &cell : row.cells)
            cell.clear();
    }

    /// Returns whether the object is none of a record: nothing is found in it, and it holds no value itself.
    bool isNoRecord() const
    {
        return !m_cells.empty() && hasNestedFieldsOnly() && std::ranges::none_of(m_cells, &Cell::isFound);
    }

    Unusable unusable() const
    {
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (m_cells[i].isUnusable)
                return {&m_wanted[i], m_cells[i].isObject, m_cells[i].isList};
        return {};
    }

private:
    struct Cell
    {
        bool isFound = false;
        bool isField = false;
        bool isUnusable = false;
        bool isObject = false;
        bool isList = false;
    };

    static bool isUsable(JsonKind kind, bool isText)
    {
        return kind == JsonKind::String || kind == JsonKind::Null || (kind == JsonKind::Number && !isText);
    }

    // A field whose name reads as a path goes before the value that the path leads to, in this object alone.
    void found(std::size_t number, JsonKind kind, const std::string &text) override
    {
        const bool isField = number < m_wanted.size();
        const std::size_t index = isField ? number : number - m_wanted.size();
        Cell &cell = m_cells[index];
        if (cell.isField && !isField)
            return;
        const bool isGood = isUsable(kind, m_wanted[index].isText);
        cell = {.isFound = true,
                .isField = isField,
                .isUnusable = !isGood,
                .isObject = kind == JsonKind::Nested && text.starts_with('{'),
                .isList = kind == JsonKind::Nested && text.starts_with('[')};
        m_row->cells[index] = isGood ? text : std::string();
    }

    std::vector<Wanted> m_wanted;
    std::vector<Cell> m_cells;
    Row *m_row = nullptr;
};

ReadResult<std::unique_ptr<RowStream>>
JsonSelection::open(std::unique_ptr<JsonTexts> texts, JsonTexts *sample, std::span<const Wanted> wanted)
{
    if (std::ranges::any_of(wanted, &std::string::empty, &Wanted::column))
        return fail({.code = ErrorCode::InvalidPlan, .what = "records.text names no field"});
    if (sample != nullptr) {
        KEYSEED_ASSIGN(auto fields, sampleFields(*sample, sampledTexts, 0));
        addElements(fields, wanted);
        if (!fields.columns.empty())
            KEYSEED_TRY(findColumns(wanted, fields.columns, "field", 0));
    }
    return std::unique_ptr<RowStream>(new JsonSelection(std::move(texts), wanted));
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
    const auto [unusable, isObject, isList] = m_filler->unusable();
    if (m_filler->isNoRecord())
        return fail({.place = {.line = text.number},
                     .what =
                         "the object has no field of a record, but objects and lists alone; if a table is "
                         "written by columns, by index or in parts, as pandas does, write an array of "
                         "objects, one for each record (orient=\"records\")",
                     .canGoOn = true,
                     .offset = text.offset});
    if (unusable == nullptr)
        return true;
    const std::string unit = m_texts->unit() == JsonUnit::Line ? "line" : "object";
    const std::string expected = std::string("a string") + (unusable->isText ? "" : " or a number");
    ReadError found{.place = {.line = text.number},
                    .what = "field \"" + unusable->column + "\": " + expected + " is expected",
                    .canGoOn = true,
                    .facts = {.name = unusable->column},
                    .offset = text.offset};
    if (isObject) {
        found.what += ", an object is there; name the path of a value in it, or, if the file is written by "
                      "columns, as pandas does, write an array of objects, one for each record "
                      "(orient=\"records\")";
    } else if (isList) {
        found.what += ", a list is there; name one of its elements, such as " + unusable->column
                      + "[0], or leave the " + unit + " out";
    } else {
        found.what += "; put the value in quotes, or leave the " + unit + " out";
        found.facts.kind = unusable->isText ? ProblemKind::NotText : ProblemKind::NotTextOrNumber;
    }
    return fail(std::move(found));
}

} // namespace core::records
