#include "core/records/Columns.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace core::records {

namespace {

constexpr std::string_view separators = "./@:[]";

/// Whether each name in a path looks like a name (JsonPath.h, XmlReader.h); an index does.
bool looksLikePath(std::string_view path)
{
    while (!path.empty()) {
        const std::size_t end = std::min(path.find_first_of(separators), path.size());
        const std::string_view name = path.substr(0, end);
        const bool isIndex = path.substr(end).starts_with(']')
                             && name.find_first_not_of("0123456789") == std::string_view::npos;
        if (!name.empty() && !isIndex && !looksLikeName(std::string(name)))
            return false;
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return true;
}

/// Returns the names that may stand in a message. If one column, or one field that is no path, does not look
/// like a name, none of them may: they come from the same line. Each path is judged by itself.
std::vector<std::string> namesIn(const std::vector<std::string> &columns, bool arePaths)
{
    std::vector<std::string> names;
    for (const std::string &column : columns) {
        const bool isPath = arePaths && column.find_first_of(separators) != std::string::npos;
        if (isPath ? looksLikePath(column) : looksLikeName(column))
            names.push_back(column);
        else if (!isPath)
            return {};
    }
    return names;
}

std::string listed(const std::vector<std::string> &columns)
{
    constexpr std::size_t most = 30;
    std::string list;
    for (std::size_t i = 0; i < std::min(columns.size(), most); ++i)
        list += (i == 0 ? "" : ", ") + columns[i];
    if (columns.size() > most)
        list += " and " + std::to_string(columns.size() - most) + " more";
    return list;
}

/// Returns " (did you mean "text"?)", or nothing when no name is close.
std::string suggestion(const std::vector<std::string> &columns, const std::string &name)
{
    const std::vector<std::string_view> known(columns.begin(), columns.end());
    const std::string_view nearest = nearestName(name, known);
    return nearest.empty() ? "" : " (did you mean \"" + std::string(nearest) + "\"?)";
}

class ColumnFinder final
{
public:
    ColumnFinder(const std::vector<std::string> &columns, std::string_view kind, std::int64_t headerLine)
        : m_columns(columns)
        , m_names(namesIn(columns, kind == "field"))
        , m_kind(kind)
        , m_headerLine(headerLine)
    {}

    ReadResult<std::size_t> find(const std::string &name) const
    {
        const auto first = std::ranges::find(m_columns, name);
        if (first == m_columns.end())
            return fail({.code = ErrorCode::InvalidPlan,
                         .what = "no " + m_kind + " \"" + name + "\"" + suggestion(m_names, name) + "; "
                                 + available()});
        const auto second = std::find(first + 1, m_columns.end(), name);
        if (second != m_columns.end())
            return fail({.place = {.line = m_headerLine},
                         .what = "two columns are named \"" + name + "\" (" + position(first) + " and "
                                 + position(second) + "); rename one of them"});
        return static_cast<std::size_t>(first - m_columns.begin());
    }

    std::string available() const
    {
        if (!m_names.empty() || m_columns.empty())
            return "the " + m_kind + "s are: " + listed(m_names);
        if (m_kind == "column")
            return "the file seems to have no header line (what stands there is not shown, it may be a "
                   "record);"
                   " its first line must name the columns";
        return "the " + m_kind + "s do not look like names and are not shown";
    }

private:
    std::string position(std::vector<std::string>::const_iterator column) const
    {
        return std::to_string(column - m_columns.begin() + 1);
    }

    const std::vector<std::string> &m_columns;
    std::vector<std::string> m_names; ///< names that may stand in a message
    std::string m_kind;
    std::int64_t m_headerLine;
};

} // namespace

std::vector<std::string> columnNames(const std::vector<std::string> &header)
{
    std::vector<std::string> names;
    names.reserve(header.size());
    for (const std::string &cell : header) {
        const std::string_view name = trimmed(cell);
        names.push_back(name.empty() ? "column " + std::to_string(names.size() + 1) : std::string(name));
    }
    return names;
}

ReadResult<std::vector<std::size_t>> findColumns(std::span<const Wanted> wanted,
                                                 const std::vector<std::string> &columns,
                                                 std::string_view kind,
                                                 std::int64_t headerLine)
{
    const ColumnFinder finder(columns, kind, headerLine);
    std::vector<std::size_t> found;
    for (const Wanted &each : wanted) {
        if (each.column.empty())
            return fail({.code = ErrorCode::InvalidPlan,
                         .what = "records.text names no " + std::string(kind) + "; " + finder.available()});
        KEYSEED_ASSIGN(const auto index, finder.find(each.column));
        found.push_back(index);
    }
    return found;
}

std::string namesAvailable(const std::vector<std::string> &names, std::string_view kind)
{
    return ColumnFinder(names, kind, 0).available();
}

bool looksLikeName(const std::string &name)
{
    constexpr std::size_t longest = 40;
    constexpr int mostBlanks = 2;
    constexpr int mostDigits = 4;
    if (name.empty() || name.size() > longest)
        return false;
    const auto isLetter = [](unsigned char c) { return std::isalpha(c) != 0 || c == '_' || c >= 0x80; };
    if (!isLetter(static_cast<unsigned char>(name.front())))
        return false;
    int blanks = 0;
    int digits = 0;
    for (const char c : name) {
        blanks += c == ' ' ? 1 : 0;
        digits = std::isdigit(static_cast<unsigned char>(c)) != 0 ? digits + 1 : 0;
        constexpr std::string_view alsoAllowed = " -/()";
        const bool isAllowed = isLetter(static_cast<unsigned char>(c)) || digits > 0
                               || alsoAllowed.find(c) != std::string_view::npos;
        if (!isAllowed || digits > mostDigits || blanks > mostBlanks)
            return false;
    }
    return true;
}

std::string inMebibytes(std::size_t bytes)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    return bytes < mebibyte ? std::to_string(bytes) + " bytes" : std::to_string(bytes / mebibyte) + " MiB";
}

} // namespace core::records
