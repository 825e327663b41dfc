#include "core/records/xml/XmlColumns.h"

#include "core/base/Text.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core::records {

XmlColumns::XmlColumns(std::size_t mostCellBytes)
    : m_takesAll(true)
    , m_mostCellBytes(mostCellBytes)
{}

XmlColumns::XmlColumns(std::vector<std::string> wanted)
    : m_takesAll(false)
    , m_mostCellBytes(std::numeric_limits<std::size_t>::max())
{
    for (const std::string &name : wanted)
        if (!m_indices.contains(name))
            make(name);
}

std::size_t XmlColumns::indexOf(const std::string &name)
{
    const auto known = m_indices.find(name);
    if (known != m_indices.end())
        return known->second;
    return m_takesAll && m_names.size() < maximumColumns ? make(name) : none;
}

std::size_t XmlColumns::make(const std::string &name)
{
    m_names.push_back(name);
    m_cells.emplace_back();
    m_lines.push_back(0);
    m_begins.push_back(0);
    m_isFull.push_back(false);
    return m_indices.emplace(name, m_names.size() - 1).first->second;
}

void XmlColumns::begin(std::size_t column, std::int64_t line)
{
    if (m_lines[column] == 0)
        m_lines[column] = line;
    else
        add(column, "\n");
    m_begins[column] = m_cells[column].size();
}

void XmlColumns::add(std::size_t column, std::string_view text)
{
    if (m_isFull[column])
        return;
    std::string &cell = m_cells[column];
    const std::string_view kept = cutUtf8(text, m_mostCellBytes - cell.size());
    m_isFull[column] = kept.size() < text.size();
    cell += kept;
    m_bytes += kept.size();
}

void XmlColumns::end(std::size_t column)
{
    std::string &cell = m_cells[column];
    const std::size_t last = cell.find_last_not_of(" \t\n\r");
    const std::size_t size = std::max(last == std::string::npos ? 0 : last + 1, m_begins[column]);
    m_bytes -= cell.size() - size;
    cell.resize(size);
}

void XmlColumns::endLine(std::size_t column)
{
    end(column);
    if (m_cells[column].size() > m_begins[column])
        add(column, "\n");
}

void XmlColumns::clear()
{
    for (std::string &cell : m_cells)
        cell.clear();
    m_lines.assign(m_names.size(), 0);
    m_begins.assign(m_names.size(), 0);
    m_isFull.assign(m_names.size(), false);
    m_bytes = 0;
}

} // namespace core::records
