#include "core/rewriter/Bpe.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace core::rewriter {

namespace {

enum class Kind { Letter, Number, Blank, Other, End };

struct Character
{
    Kind kind = Kind::End;
    std::size_t length = 0; ///< in bytes
};

Character characterAt(std::string_view text, std::size_t place)
{
    if (place >= text.size())
        return {};
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
    auto end = place;
    UChar32 code = 0;
    U8_NEXT(bytes, end, text.size(), code);
    Kind kind = Kind::Other;
    if (code < 0)
        kind = Kind::Other;
    else if (u_isUWhiteSpace(code) != 0)
        kind = Kind::Blank;
    else if ((U_GET_GC_MASK(code) & U_GC_L_MASK) != 0)
        kind = Kind::Letter;
    else if ((U_GET_GC_MASK(code) & U_GC_N_MASK) != 0)
        kind = Kind::Number;
    return {kind, end - place};
}

std::size_t runEnd(std::string_view text, std::size_t place, Kind kind)
{
    for (auto next = characterAt(text, place); next.kind == kind; next = characterAt(text, place))
        place += next.length;
    return place;
}

// 's|'t|'re|'ve|'m|'ll|'d
std::size_t shortenedEnd(std::string_view text, std::size_t place)
{
    for (const std::string_view each : {"'s", "'t", "'re", "'ve", "'m", "'ll", "'d"})
        if (text.substr(place).starts_with(each))
            return place + each.size();
    return place;
}

// White space but for its last character, when a word follows: \s+(?!\S)|\s+
std::size_t blanksEnd(std::string_view text, std::size_t place)
{
    std::size_t last = place;
    std::size_t end = place;
    for (auto next = characterAt(text, end); next.kind == Kind::Blank; next = characterAt(text, end)) {
        last = end;
        end += next.length;
    }
    return end == text.size() || last == place ? end : last;
}

std::size_t wordEnd(std::string_view text, std::size_t place)
{
    if (const auto end = shortenedEnd(text, place); end > place)
        return end;
    const std::size_t first = text[place] == ' ' ? place + 1 : place;
    const Kind kind = characterAt(text, first).kind;
    if (kind == Kind::Blank || kind == Kind::End)
        return blanksEnd(text, place);
    return runEnd(text, first, kind);
}

} // namespace

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t place = 0; place < text.size();) {
        const std::size_t end = wordEnd(text, place);
        words.push_back(text.substr(place, end - place));
        place = end;
    }
    return words;
}

} // namespace core::rewriter
