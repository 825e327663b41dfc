#include "core/records/FieldSample.h"

#include "core/records/Columns.h"
#include "core/records/JsonLine.h"

#include <optional>
#include <unordered_map>
#include <utility>

namespace core::records {

namespace {

class Collector final : public JsonFieldSink
{
public:
    explicit Collector(FieldSample &sample)
        : m_sample(sample)
    {}

    void take(const std::string &name, JsonKind, std::string &value) override
    {
        const std::size_t index = indexOf(name);
        if (m_row == nullptr || index == maximumColumns)
            return;
        if (m_row->size() <= index)
            m_row->resize(index + 1);
        (*m_row)[index] = value;
    }

    void setRow(std::vector<std::string> *row) { m_row = row; }

private:
    std::size_t indexOf(const std::string &name)
    {
        const auto known = m_indices.find(name);
        if (known != m_indices.end() || m_indices.size() == maximumColumns)
            return known == m_indices.end() ? maximumColumns : known->second;
        m_sample.columns.push_back(name);
        return m_indices.emplace(name, m_indices.size()).first->second;
    }

    FieldSample &m_sample;
    std::unordered_map<std::string, std::size_t> m_indices;
    std::vector<std::string> *m_row = nullptr;
};

} // namespace

Faulty<FieldSample> sampleFields(LineReader lines, std::size_t maximumLines, std::size_t maximumRows)
{
    FieldSample sample;
    Collector collector(sample);
    std::optional<Fault> firstFault;
    std::size_t objects = 0;
    std::vector<std::string> row;
    for (std::size_t read = 0; read < maximumLines;) {
        Line line;
        const auto isThere = lines.next(line);
        if (!isThere)
            return fault(isThere.error());
        if (!*isThere)
            break;
        if (trimmed(line.text).empty())
            continue;
        ++read;
        row.clear();
        collector.setRow(sample.rows.size() < maximumRows ? &row : nullptr);
        const auto parsed = parseJsonLine(line, collector);
        if (!parsed && !firstFault)
            firstFault = parsed.error();
        objects += parsed ? 1 : 0;
        if (parsed && sample.rows.size() < maximumRows)
            sample.rows.push_back(std::exchange(row, {}));
    }
    if (objects == 0 && firstFault)
        return fault(*firstFault);
    for (std::vector<std::string> &cells : sample.rows)
        cells.resize(sample.columns.size());
    return sample;
}

} // namespace core::records
