#pragma once

#include <cstddef>
#include <string_view>
#include <unicode/uchar.h>

/// Classes of single UTF-16 code units, by Unicode's general categories. Half of a surrogate pair belongs to
/// none of them: letters beyond the basic plane are not read as words.
namespace core::review {

inline bool isLetter(char16_t character)
{
    return u_isalpha(character);
}

inline bool isLetterOrNumber(char16_t character)
{
    return (U_GET_GC_MASK(character) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

inline bool isCapital(char16_t character)
{
    return u_isupper(character);
}

inline bool isSpace(char16_t character)
{
    return u_isUWhiteSpace(character);
}

/// 0 to 9 alone.
inline bool isDigit(char16_t character)
{
    return character >= u'0' && character <= u'9';
}

/// Simple case folding, which keeps the length.
inline char16_t folded(char16_t character)
{
    return static_cast<char16_t>(u_foldCase(character, U_FOLD_CASE_DEFAULT));
}

inline bool areSameFolded(std::u16string_view one, std::u16string_view other)
{
    if (one.size() != other.size())
        return false;
    for (std::size_t at = 0; at < one.size(); ++at)
        if (folded(one[at]) != folded(other[at]))
            return false;
    return true;
}

/// Returns the text without spaces at both ends.
inline std::u16string_view trimmed(std::u16string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

} // namespace core::review
