#include "core/vocabulary/TermFile.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>

namespace core::vocabulary {

namespace {

Result<std::string> readBytes(const std::filesystem::path &path)
{
    auto bytes = readWholeFile(path, mostbytes::terms);
    if (!bytes)
        bytes.error().detail += "; a text file with one term a line was expected";
    return bytes;
}

constexpr std::string_view tableAdvice =
    "; a list has one term a line; for a table with a column named term, set vocabulary.source to \"csv\"";

// The delimiters that cut the first filled lines into as many pieces each: those of a table.
class TableSigns final
{
public:
    void take(std::string_view line)
    {
        if (m_lines == linesLookedAt)
            return;
        if (m_lines == 0)
            m_first = line;
        for (Sign &sign : m_signs) {
            const std::ptrdiff_t count = std::ranges::count(line, sign.delimiter);
            if (m_lines == 0)
                sign.count = count;
            sign.isEven = sign.isEven && count > 0 && count == sign.count;
        }
        ++m_lines;
    }

    /// Terms may have commas and semicolons, so that only columns in many lines, or a header, show a table.
    bool areThere() const
    {
        constexpr int fewLines = 10;
        return m_lines > 1 && std::ranges::any_of(m_signs, [&](const Sign &sign) {
                   return sign.isEven
                          && (hasHeader(sign.delimiter) || (sign.delimiter != ',' && m_lines >= fewLines));
               });
    }

private:
    struct Sign
    {
        char delimiter;
        std::ptrdiff_t count = 0;
        bool isEven = true;
    };

    bool hasHeader(char delimiter) const
    {
        constexpr std::array<std::string_view, 12> names = {"term",
                                                            "terms",
                                                            "name",
                                                            "concept",
                                                            "code",
                                                            "id",
                                                            "synonym",
                                                            "label",
                                                            "phrase",
                                                            "weight",
                                                            "kind",
                                                            "description"};
        std::string_view rest = m_first;
        while (true) {
            const std::size_t end = std::min(rest.find(delimiter), rest.size());
            std::string_view cell = trimmed(rest.substr(0, end));
            if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"')
                cell = cell.substr(1, cell.size() - 2);
            if (std::ranges::find(names, lowered(cell)) != names.end())
                return true;
            if (end == rest.size())
                return false;
            rest.remove_prefix(end + 1);
        }
    }

    static constexpr int linesLookedAt = 100;
    std::array<Sign, 3> m_signs = {{{','}, {';'}, {'|'}}};
    std::string m_first;
    int m_lines = 0;
};

// Empty for a line that names no term.
Result<std::string_view> termOfLine(std::string_view line, const std::string &place)
{
    if (!isUtf8(line))
        return fail(ErrorCode::InvalidPlan, place + ": not UTF-8; save the file in UTF-8");
    const std::string_view term = trimmed(line);
    if (term.starts_with('#'))
        return std::string_view();
    if (term.size() > longestTerm)
        return fail(ErrorCode::InvalidPlan,
                    place + ": longer than " + std::to_string(longestTerm)
                        + " bytes; put one term on a line");
    if (term.find('\t') != std::string_view::npos)
        return fail(ErrorCode::InvalidPlan,
                    place + ": holds a tab, as a row of a table does" + std::string(tableAdvice));
    if (!isPlainText(term))
        return fail(ErrorCode::InvalidPlan, place + ": holds a control character; write the term without it");
    return term;
}

} // namespace

Result<TermList> readTermFile(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto bytes, readBytes(path));
    if (const std::string_view compression = compressionOf(bytes); !compression.empty())
        return fail(ErrorCode::InvalidPlan, path.string() + ": " + unpackFirst(compression));
    std::string_view rest = bytes;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (rest.starts_with(byteOrderMark))
        rest.remove_prefix(byteOrderMark.size());

    TermList list;
    list.digest = sha256(bytes);
    std::unordered_set<std::string> seen;
    TableSigns signs;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const auto end = std::min(rest.find('\n'), rest.size());
        KEYSEED_ASSIGN(const auto term,
                       termOfLine(rest.substr(0, end), path.string() + ", line " + std::to_string(number)));
        if (!term.empty())
            signs.take(term);
        if (!term.empty() && seen.insert(folded(term)).second) {
            const auto id = static_cast<std::uint32_t>(list.terms.size());
            list.terms.push_back(LexiconTerm{.term = std::string(term), .concept_ = id, .forms = {}});
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (signs.areThere())
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": its lines are rows of a table" + std::string(tableAdvice));
    if (list.terms.empty())
        return fail(ErrorCode::InvalidPlan, path.string() + ": holds no term; write one term a line");
    return list;
}

} // namespace core::vocabulary
