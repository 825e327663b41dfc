#include "core/vocabulary/TermFile.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
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
    if (!isPlainText(term))
        return fail(ErrorCode::InvalidPlan, place + ": holds a control character; write the term without it");
    return term;
}

} // namespace

Result<TermList> readTermFile(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto bytes, readBytes(path));
    std::string_view rest = bytes;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (rest.starts_with(byteOrderMark))
        rest.remove_prefix(byteOrderMark.size());

    TermList list;
    list.digest = sha256(bytes);
    std::unordered_set<std::string> seen;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const auto end = std::min(rest.find('\n'), rest.size());
        KEYSEED_ASSIGN(const auto term,
                       termOfLine(rest.substr(0, end), path.string() + ", line " + std::to_string(number)));
        if (!term.empty() && seen.insert(folded(term)).second) {
            const auto id = static_cast<std::uint32_t>(list.terms.size());
            list.terms.push_back(LexiconTerm{.term = std::string(term), .concept_ = id, .forms = {}});
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (list.terms.empty())
        return fail(ErrorCode::InvalidPlan, path.string() + ": holds no term; write one term a line");
    return list;
}

} // namespace core::vocabulary
