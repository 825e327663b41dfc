#include "core/records/json/FieldSample.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/json/JsonLine.h"
#include "core/records/json/JsonPath.h"

#include <optional>
#include <unordered_map>
#include <utility>

namespace core::records {

namespace {

class Collector final : public JsonFieldSink, private JsonInsideSink
{
public:
    explicit Collector(FieldSample &sample)
        : m_sample(sample)
    {}

    void take(const std::string &name, JsonKind, std::string &value) override
    {
        put(indexOf(name, false), value);
    }

    JsonInsideSink *inside(const std::string &name) override
    {
        m_levels.clear();
        m_ignored = 0;
        m_path.clear();
        appendName(m_path, name);
        return this;
    }

    void setRow(std::vector<std::string> *row) { m_row = row; }

private:
    /// An open object or array.
    struct Level
    {
        bool isArray = false;
        std::size_t next = 0;       ///< index of the next element
        std::size_t pathLength = 0; ///< bytes of m_path that are its own
    };
    static constexpr std::size_t mostLevels = 64;
    static constexpr std::size_t mostElements = 10;
    /// Of a path; so many of any length would not fit into memory.
    static constexpr std::size_t mostPathBytes = 1024;

    void begin(bool isArray) override
    {
        if (m_ignored > 0 || !step() || m_levels.size() == mostLevels) {
            ++m_ignored;
            return;
        }
        m_levels.push_back({.isArray = isArray, .pathLength = m_path.size()});
    }

    void end() override
    {
        if (m_ignored > 0)
            --m_ignored;
        else
            m_levels.pop_back();
    }

    void key(const std::string &name) override
    {
        if (m_ignored == 0)
            m_key = name;
    }

    void value(JsonKind, std::string &value) override
    {
        if (m_ignored == 0 && step())
            put(indexOf(m_path, true), value);
    }

    /// Makes m_path the path of the value at hand; false when it is not to be listed.
    bool step()
    {
        if (m_levels.empty())
            return m_path.size() <= mostPathBytes;
        Level &level = m_levels.back();
        m_path.resize(level.pathLength);
        if (level.isArray) {
            appendIndex(m_path, level.next++);
            return level.next <= mostElements && m_path.size() <= mostPathBytes;
        }
        if (m_path.size() + m_key.size() > mostPathBytes)
            return false;
        appendName(m_path, m_key);
        return true;
    }

    void put(std::size_t index, std::string &value)
    {
        if (m_row == nullptr || index == none)
            return;
        if (m_row->size() <= index)
            m_row->resize(index + 1);
        (*m_row)[index] = value;
    }

    /// `none` where there is no column: a path that reads as a top-level name is not one. What is inside of
    /// fields takes no place of a top-level one.
    std::size_t indexOf(const std::string &name, bool isInside)
    {
        const auto known = m_indices.find(name);
        if (known != m_indices.end()) {
            const std::size_t index = known->second;
            if (isInside && !m_sample.isInside[index])
                return none;
            m_sample.isInside[index] = isInside;
            return index;
        }
        std::size_t &count = isInside ? m_inside : m_topLevel;
        if (count == maximumColumns)
            return none;
        ++count;
        m_sample.columns.push_back(name);
        m_sample.isInside.push_back(isInside);
        return m_indices.emplace(name, m_indices.size()).first->second;
    }

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    FieldSample &m_sample;
    std::size_t m_topLevel = 0; ///< columns
    std::size_t m_inside = 0;
    std::unordered_map<std::string, std::size_t> m_indices;
    std::vector<std::string> *m_row = nullptr;
    std::vector<Level> m_levels;
    std::size_t m_ignored = 0; ///< open objects and arrays that are not listed
    std::string m_path;
    std::string m_key; ///< of the value that follows
};

} // namespace

ReadResult<FieldSample> sampleFields(JsonTexts &texts, std::size_t maximumTexts, std::size_t maximumRows)
{
    FieldSample sample;
    Collector collector(sample);
    std::optional<ReadError> firstFault;
    std::size_t objects = 0;
    std::vector<std::string> row;
    for (std::size_t read = 0; read < maximumTexts; ++read) {
        Line text;
        KEYSEED_ASSIGN(const auto isThere, texts.next(text));
        if (!isThere)
            break;
        row.clear();
        collector.setRow(sample.rows.size() < maximumRows ? &row : nullptr);
        const auto parsed = parseJsonLine(text, collector, texts.unit());
        if (!parsed && !firstFault)
            firstFault = parsed.error();
        objects += parsed ? 1 : 0;
        if (parsed && sample.rows.size() < maximumRows)
            sample.rows.push_back(std::exchange(row, {}));
    }
    if (objects == 0 && firstFault)
        return fail(*firstFault);
    for (std::vector<std::string> &cells : sample.rows)
        cells.resize(sample.columns.size());
    return sample;
}

} // namespace core::records
