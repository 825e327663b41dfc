#include "core/review/CheckDigits.h"

#include "core/review/Characters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace core::review {

namespace {

/// Letters in capitals and digits of ASCII, nothing else.
std::u16string bare(std::u16string_view text)
{
    std::u16string kept;
    kept.reserve(text.size());
    for (const char16_t character : text) {
        const auto upper = static_cast<char16_t>(u_toupper(character));
        if (isDigit(upper) || (upper >= u'A' && upper <= u'Z'))
            kept.push_back(upper);
    }
    return kept;
}

int digit(char16_t character)
{
    return character - u'0';
}

bool areDigits(std::u16string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

std::int64_t number(std::u16string_view digits)
{
    std::int64_t value = 0;
    for (const char16_t character : digits)
        value = 10 * value + digit(character);
    return value;
}

/// A letter as its place in the alphabet, two digits: the German numbers are summed like that.
std::u16string letterAsDigits(char16_t letter)
{
    const int place = letter - u'A' + 1;
    return {static_cast<char16_t>(u'0' + place / 10), static_cast<char16_t>(u'0' + place % 10)};
}

template<std::size_t size>
int weightedCrossSum(std::u16string_view digits, const std::array<int, size> &weights)
{
    int sum = 0;
    for (std::size_t index = 0; index < size; ++index) {
        const int product = weights[index] * digit(digits[index]);
        sum += product / 10 + product % 10;
    }
    return sum;
}

} // namespace

bool isNhsNumber(std::u16string_view text)
{
    const std::u16string digits = bare(text);
    if (digits.size() != 10 || !areDigits(digits))
        return false;
    int sum = 0;
    for (std::size_t index = 0; index < 9; ++index)
        sum += static_cast<int>(10 - index) * digit(digits[index]);
    return (11 - sum % 11) % 11 == digit(digits[9]);
}

bool isFrenchSocialNumber(std::u16string_view text)
{
    std::u16string digits = bare(text);
    if (digits.size() != 15)
        return false;
    // Corsica: 2A counts as 19, 2B as 18
    if (digits.compare(5, 2, u"2A") == 0)
        digits.replace(5, 2, u"19");
    else if (digits.compare(5, 2, u"2B") == 0)
        digits.replace(5, 2, u"18");
    const std::u16string_view all(digits);
    return areDigits(all) && 97 - number(all.substr(0, 13)) % 97 == number(all.substr(13));
}

bool isSpanishIdentityNumber(std::u16string_view text)
{
    static constexpr std::u16string_view letters = u"TRWAGMYFPDXBNJZSQVHLCKE";
    std::u16string code = bare(text);
    if (code.size() != 9)
        return false;
    if (const char16_t first = code.front(); first >= u'X' && first <= u'Z')
        code.front() = static_cast<char16_t>(u'0' + (first - u'X'));
    const auto digits = std::u16string_view(code).substr(0, 8);
    return areDigits(digits) && code.back() == letters[static_cast<std::size_t>(number(digits) % 23)];
}

bool isGermanPensionNumber(std::u16string_view text)
{
    const std::u16string code = bare(text);
    if (code.size() != 12 || !isLetter(code[8]))
        return false;
    const std::u16string digits = code.substr(0, 8) + letterAsDigits(code[8]) + code.substr(9);
    static constexpr std::array weights{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isGermanHealthNumber(std::u16string_view text)
{
    const std::u16string code = bare(text);
    if (code.size() != 10 || !isLetter(code[0]))
        return false;
    const std::u16string digits = letterAsDigits(code[0]) + code.substr(1);
    static constexpr std::array weights{1, 2, 1, 2, 1, 2, 1, 2, 1, 2};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isLuhnNumber(std::u16string_view text)
{
    const std::u16string digits = bare(text);
    if (digits.size() < 12 || !areDigits(digits))
        return false;
    int sum = 0;
    for (std::size_t index = 0; index < digits.size(); ++index) {
        const int value = digit(digits[digits.size() - 1 - index]);
        const int doubled = index % 2 == 1 ? 2 * value : value;
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
}

} // namespace core::review
