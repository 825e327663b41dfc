#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::records {

/// The content of an XML document, or of an element that holds one record, by columns. A column is the path
/// of an element below the root, joined by "/", with "@name" for an attribute: `TEXT`, `TAGS/ABDOMINAL@met`.
/// The root's own attributes have nothing before the "@"; its own text is "/" and its name. The text of an
/// element has that of the elements inside of it. PRIVATE: memory only.
class XmlColumns final
{
public:
    /// Takes all columns, at most maximumColumns, with the first `mostCellBytes` of each.
    explicit XmlColumns(std::size_t mostCellBytes);
    /// Takes these columns only, whole.
    explicit XmlColumns(std::vector<std::string> wanted);

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    /// Returns the index of the column with this name, which is created if all columns are wanted.
    std::size_t indexOf(const std::string &name);

    /// Begins a value of the column at a line. Values before it end with a line feed.
    void begin(std::size_t column, std::int64_t line);
    /// Adds text to the value.
    void add(std::size_t column, std::string_view text);
    /// Ends the line of the value, without the white space at its end, if the value has text.
    void endLine(std::size_t column);
    /// Ends the value: takes the white space off its end.
    void end(std::size_t column);

    /// Empties all cells, for the next record.
    void clear();

    /// Returns whether all columns are taken.
    bool takesAll() const { return m_takesAll; }
    const std::vector<std::string> &names() const { return m_names; }
    std::vector<std::string> &cells() { return m_cells; }
    /// Returns the line at which a column began first; 0 if it did not.
    std::int64_t lineOf(std::size_t column) const { return m_lines[column]; }
    /// Returns the size of all cells together.
    std::size_t bytes() const { return m_bytes; }

private:
    std::size_t make(const std::string &name);

    bool m_takesAll;
    std::size_t m_mostCellBytes;
    std::unordered_map<std::string, std::size_t> m_indices;
    std::vector<std::string> m_names;
    std::vector<std::string> m_cells;
    std::vector<std::int64_t> m_lines;
    std::vector<std::size_t> m_begins; ///< start of the current value in the cell
    std::vector<bool> m_isFull;        ///< nothing more fits
    std::size_t m_bytes = 0;
};

} // namespace core::records
