#include "core/review/RuleHints.h"

#include "core/review/Characters.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace core::review {

namespace {

char16_t characterAt(std::u16string_view text, std::size_t at)
{
    return at < text.size() ? text[at] : u'\0';
}

template<typename Test>
std::size_t past(std::u16string_view text, std::size_t at, Test test)
{
    while (at < text.size() && test(text[at]))
        ++at;
    return at;
}

std::size_t pastLetters(std::u16string_view text, std::size_t at)
{
    return past(text, at, [](char16_t character) {
        return isLetter(character) || character == u'\'' || character == u'’' || character == u'-';
    });
}

std::size_t pastDigits(std::u16string_view text, std::size_t at)
{
    return past(text, at, isDigit);
}

std::size_t pastSpaces(std::u16string_view text, std::size_t at)
{
    return past(text, at, isSpace);
}

/// The word at a place, none of it where there is no letter.
std::u16string_view wordAt(std::u16string_view text, std::size_t at)
{
    return text.substr(at, pastLetters(text, at) - at);
}

bool beginsWithOneOf(std::u16string_view word, std::span<const std::u16string_view> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [word](std::u16string_view each) {
        return areSameFolded(word.substr(0, each.size()), each);
    });
}

/// Past "st", "nd", "rd", "th", "er", a full stop, and an "of" or "de".
std::size_t pastOrdinal(std::u16string_view text, std::size_t at)
{
    if (isLetter(characterAt(text, at)))
        at = pastLetters(text, at);
    at = past(text, at, [](char16_t character) {
        return character == u'.' || character == u'-' || isSpace(character);
    });
    const std::u16string_view word = wordAt(text, at);
    return word == u"of" || word == u"de" ? pastSpaces(text, at + 2) : at;
}

} // namespace

bool isCode(std::u16string_view text, std::size_t at)
{
    const auto isLatinCapital = [](char16_t character) { return character >= u'A' && character <= u'Z'; };
    std::size_t next = past(text, at, isLatinCapital);
    if (next == at || next > at + 2)
        return false;
    if (const char16_t between = characterAt(text, next); between == u' ' || between == u'-')
        ++next;
    return isDigit(characterAt(text, next));
}

bool isBeforeNumber(std::u16string_view text, std::size_t at)
{
    std::size_t next = pastLetters(text, at);
    if (characterAt(text, next) == u'.')
        ++next;
    const std::size_t number = pastSpaces(text, next);
    return number > next && isDigit(characterAt(text, number));
}

bool isBeforeName(std::u16string_view text, std::size_t at)
{
    std::size_t next = pastLetters(text, pastDigits(text, at));
    if (characterAt(text, next) == u',')
        ++next;
    next = pastSpaces(text, next);
    const char16_t character = characterAt(text, next);
    return isCapital(character) || (isDigit(text[at]) && isDigit(character));
}

bool isBeforeMonth(std::u16string_view text, std::size_t at)
{
    static constexpr std::u16string_view months[]{u"jan", u"feb", u"fév", u"mar", u"mär", u"apr", u"avr",
                                                  u"abr", u"may", u"mai", u"jun", u"jui", u"jul", u"aug",
                                                  u"aoû", u"ago", u"sep", u"oct", u"okt", u"nov", u"dec",
                                                  u"dez", u"déc", u"dic", u"ene"};
    const std::size_t next = pastDigits(text, at);
    if (next > at + 2)
        return false;
    return beginsWithOneOf(wordAt(text, pastSpaces(text, next)), months)
           || beginsWithOneOf(wordAt(text, pastOrdinal(text, next)), months);
}

bool isBeforeRoad(std::u16string_view text, std::size_t at)
{
    static constexpr std::u16string_view roads[]{
        u"rue", u"avenue", u"boulevard", u"place", u"chemin", u"impasse", u"allée", u"quai", u"bis", u"ter"};
    std::size_t next = pastDigits(text, at);
    if (characterAt(text, next) == u',')
        ++next;
    return beginsWithOneOf(wordAt(text, pastSpaces(text, next)), roads);
}

} // namespace core::review
