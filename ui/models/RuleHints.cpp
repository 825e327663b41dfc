#include "ui/models/RuleHints.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

QChar characterAt(QStringView text, qsizetype at)
{
    return at < text.size() ? text[at] : QChar();
}

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

template<typename Test>
qsizetype past(QStringView text, qsizetype at, Test test)
{
    while (at < text.size() && test(text[at]))
        ++at;
    return at;
}

qsizetype pastLetters(QStringView text, qsizetype at)
{
    return past(text, at, [](QChar character) {
        return character.isLetter() || character == u'\'' || character == u'’' || character == u'-';
    });
}

qsizetype pastDigits(QStringView text, qsizetype at)
{
    return past(text, at, isDigit);
}

qsizetype pastSpaces(QStringView text, qsizetype at)
{
    return past(text, at, [](QChar character) { return character.isSpace(); });
}

/// The word at a place, none of it where there is no letter.
QStringView wordAt(QStringView text, qsizetype at)
{
    return text.mid(at, pastLetters(text, at) - at);
}

bool beginsWithOneOf(QStringView word, const auto &beginnings)
{
    return std::any_of(std::begin(beginnings), std::end(beginnings), [word](const char16_t *each) {
        return word.startsWith(QStringView(each), Qt::CaseInsensitive);
    });
}

/// Past "st", "nd", "rd", "th", "er", a full stop, and an "of" or "de".
qsizetype pastOrdinal(QStringView text, qsizetype at)
{
    if (characterAt(text, at).isLetter())
        at = pastLetters(text, at);
    at = past(text, at, [](QChar character) {
        return character == u'.' || character == u'-' || character.isSpace();
    });
    const QStringView word = wordAt(text, at);
    return word == u"of" || word == u"de" ? pastSpaces(text, at + 2) : at;
}

} // namespace

bool isCode(QStringView text, qsizetype at)
{
    const auto isCapital = [](QChar character) { return character >= u'A' && character <= u'Z'; };
    qsizetype next = past(text, at, isCapital);
    if (next == at || next > at + 2)
        return false;
    if (const QChar between = characterAt(text, next); between == u' ' || between == u'-')
        ++next;
    return isDigit(characterAt(text, next));
}

bool isBeforeNumber(QStringView text, qsizetype at)
{
    qsizetype next = pastLetters(text, at);
    if (characterAt(text, next) == u'.')
        ++next;
    const qsizetype number = pastSpaces(text, next);
    return number > next && isDigit(characterAt(text, number));
}

bool isBeforeName(QStringView text, qsizetype at)
{
    qsizetype next = pastLetters(text, pastDigits(text, at));
    if (characterAt(text, next) == u',')
        ++next;
    next = pastSpaces(text, next);
    const QChar character = characterAt(text, next);
    return character.isUpper() || (isDigit(text[at]) && isDigit(character));
}

bool isBeforeMonth(QStringView text, qsizetype at)
{
    static constexpr std::array months{u"jan", u"feb", u"fév", u"mar", u"mär", u"apr", u"avr", u"abr", u"may",
                                       u"mai", u"jun", u"jui", u"jul", u"aug", u"aoû", u"ago", u"sep", u"oct",
                                       u"okt", u"nov", u"dec", u"dez", u"déc", u"dic", u"ene"};
    const qsizetype next = pastDigits(text, at);
    if (next > at + 2)
        return false;
    return beginsWithOneOf(wordAt(text, pastSpaces(text, next)), months)
           || beginsWithOneOf(wordAt(text, pastOrdinal(text, next)), months);
}

bool isBeforeRoad(QStringView text, qsizetype at)
{
    static constexpr std::array roads{
        u"rue", u"avenue", u"boulevard", u"place", u"chemin", u"impasse", u"allée", u"quai", u"bis", u"ter"};
    qsizetype next = pastDigits(text, at);
    if (characterAt(text, next) == u',')
        ++next;
    return beginsWithOneOf(wordAt(text, pastSpaces(text, next)), roads);
}

} // namespace ui
