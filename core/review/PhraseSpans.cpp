#include "core/review/PhraseSpans.h"

#include "core/review/Characters.h"

#include <unicode/unistr.h>
#include <unicode/utf16.h>

namespace core::review {

namespace {

std::u16string foldedText(std::u16string_view text)
{
    std::u16string result(text);
    for (std::size_t at = 0; at < result.size(); ++at) {
        const bool isPair = U16_IS_LEAD(result[at]) && at + 1 < result.size() && U16_IS_TRAIL(result[at + 1]);
        if (!isPair) {
            result[at] = folded(result[at]);
            continue;
        }
        // simple folding leads from one pair to another
        const UChar32 letter =
            u_foldCase(U16_GET_SUPPLEMENTARY(result[at], result[at + 1]), U_FOLD_CASE_DEFAULT);
        result[at] = U16_LEAD(letter);
        result[++at] = U16_TRAIL(letter);
    }
    return result;
}

bool isInsideWord(std::u16string_view text, std::size_t place)
{
    return place < text.size() && isLetterOrNumber(text[place]);
}

} // namespace

PhraseSpans::PhraseSpans(std::u16string_view text)
    : m_text(foldedText(text))
{}

std::vector<TextRange> PhraseSpans::of(std::u16string_view phrase) const
{
    std::vector<TextRange> places;
    if (phrase.empty())
        return places;
    const std::u16string wanted = foldedText(phrase);
    for (std::size_t from = m_text.find(wanted); from != std::u16string::npos;
         from = m_text.find(wanted, from + wanted.size())) {
        const bool beginsInside = from > 0 && isInsideWord(m_text, from - 1);
        if (!beginsInside && !isInsideWord(m_text, from + wanted.size()))
            places.push_back({from, wanted.size()});
    }
    return places;
}

std::u16string utf16(std::string_view utf8)
{
    const auto text = icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    return {text.getBuffer(), static_cast<std::size_t>(text.length())};
}

} // namespace core::review
