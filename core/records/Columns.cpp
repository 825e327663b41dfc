#include "core/records/Columns.h"

#include "core/base/Result.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

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

/// Returns the names that may stand in a message. Each path is judged by itself.
std::vector<std::string> namesIn(const std::vector<std::string> &columns, bool arePaths)
{
    const auto isPath = [&](const std::string &column) {
        return arePaths && column.find_first_of(separators) != std::string::npos;
    };
    std::vector<std::string> others;
    std::ranges::remove_copy_if(columns, std::back_inserter(others), isPath);
    const bool hasNames = !namesToShow(others).empty();
    std::vector<std::string> names;
    std::ranges::copy_if(columns, std::back_inserter(names), [&](const std::string &column) {
        return isPath(column) ? looksLikePath(column) : hasNames && looksLikeName(column);
    });
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
        const std::size_t hidden = m_columns.size() - m_names.size();
        const std::string more =
            hidden == 0 ? ""
                        : " (" + std::to_string(hidden) + " more do not look like names and are not shown)";
        if (!m_names.empty() || m_columns.empty())
            return "the " + m_kind + "s are: " + listed(m_names) + more;
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
    constexpr int longest = 40;
    constexpr int mostBlanks = 2;
    constexpr int mostDigits = 4;
    // Beside ASCII: no-break space, joiner of Persian, degree, quote, dots and brackets of other scripts.
    constexpr std::u32string_view alsoAllowed =
        U" _-/().#%:&+'[]\u00A0\u200C\u00B0\u2019\u2013\u00B7\u30FB\uFF08\uFF09";
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(name);
    int blanks = 0;
    int digits = 0;
    int characters = 0;
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 c = text.char32At(at);
        const bool isLetter = u_isalpha(c) || c == '_' || (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0;
        if (characters++ == 0 && !isLetter)
            return false;
        blanks += c == ' ' ? 1 : 0;
        digits = u_isdigit(c) ? digits + 1 : 0;
        const bool isAllowed =
            isLetter || digits > 0 || alsoAllowed.find(static_cast<char32_t>(c)) != std::u32string_view::npos;
        if (!isAllowed || digits > mostDigits || blanks > mostBlanks)
            return false;
    }
    return characters > 0 && characters <= longest;
}

namespace {

/// Returns whether a cell of a header line would be a value of a record: it begins with a digit, holds a long
/// number, a line break or an address, or is a sentence.
bool looksLikeValue(const std::string &cell)
{
    constexpr std::size_t longest = 120; // bytes
    constexpr std::ptrdiff_t mostBlanks = 2;
    constexpr std::size_t mostDigits = 4;
    constexpr std::string_view digits = "0123456789";
    if (cell.empty() || looksLikeName(cell))
        return false;
    std::size_t run = 0;
    const bool hasLongNumber = std::ranges::any_of(cell, [&](char c) {
        run = digits.find(c) != std::string_view::npos ? run + 1 : 0;
        return run > mostDigits;
    });
    return digits.find(cell.front()) != std::string_view::npos || hasLongNumber || cell.size() > longest
           || cell.find_first_of("@\r\n") != std::string::npos || std::ranges::count(cell, ' ') > mostBlanks;
}

} // namespace

std::vector<std::string> namesToShow(const std::vector<std::string> &columns)
{
    std::vector<std::string> names;
    if (std::ranges::any_of(columns, looksLikeValue))
        return names;
    std::ranges::copy_if(columns, std::back_inserter(names), looksLikeName);
    // Most of a line of names are names.
    if (2 * names.size() < columns.size())
        names.clear();
    return names;
}

std::vector<std::string> fieldsToShow(const std::vector<std::string> &fields)
{
    return namesIn(fields, true);
}

std::string inMebibytes(std::size_t bytes)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    return bytes < mebibyte ? std::to_string(bytes) + " bytes" : std::to_string(bytes / mebibyte) + " MiB";
}

} // namespace core::records
