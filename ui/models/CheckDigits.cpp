#include "ui/models/CheckDigits.h"

#include <QString>

#include <array>
#include <cstdint>

namespace ui {

namespace {

/// Letters in capitals and digits of ASCII, nothing else.
QString bare(QStringView text)
{
    QString kept;
    kept.reserve(text.size());
    for (const QChar character : text) {
        const QChar upper = character.toUpper();
        if ((upper >= u'0' && upper <= u'9') || (upper >= u'A' && upper <= u'Z'))
            kept.append(upper);
    }
    return kept;
}

int digit(QChar character)
{
    return character.unicode() - u'0';
}

bool areDigits(QStringView text)
{
    for (const QChar character : text)
        if (character < u'0' || character > u'9')
            return false;
    return !text.isEmpty();
}

std::int64_t number(QStringView digits)
{
    std::int64_t value = 0;
    for (const QChar character : digits)
        value = 10 * value + digit(character);
    return value;
}

/// A letter as its place in the alphabet, two digits: the German numbers are summed like that.
QString letterAsDigits(QChar letter)
{
    const int place = letter.unicode() - u'A' + 1;
    return QString(QChar(u'0' + place / 10)) + QChar(u'0' + place % 10);
}

template<std::size_t size>
int weightedCrossSum(QStringView digits, const std::array<int, size> &weights)
{
    int sum = 0;
    for (std::size_t index = 0; index < size; ++index) {
        const int product = weights[index] * digit(digits[static_cast<qsizetype>(index)]);
        sum += product / 10 + product % 10;
    }
    return sum;
}

} // namespace

bool isNhsNumber(QStringView text)
{
    const QString digits = bare(text);
    if (digits.size() != 10 || !areDigits(digits))
        return false;
    int sum = 0;
    for (int index = 0; index < 9; ++index)
        sum += (10 - index) * digit(digits[index]);
    return (11 - sum % 11) % 11 == digit(digits[9]);
}

bool isFrenchSocialNumber(QStringView text)
{
    QString digits = bare(text);
    if (digits.size() != 15)
        return false;
    // Corsica: 2A counts as 19, 2B as 18
    if (digits.mid(5, 2) == QLatin1String("2A"))
        digits.replace(5, 2, QStringLiteral("19"));
    else if (digits.mid(5, 2) == QLatin1String("2B"))
        digits.replace(5, 2, QStringLiteral("18"));
    const QStringView all(digits);
    return areDigits(all) && 97 - number(all.first(13)) % 97 == number(all.last(2));
}

bool isSpanishIdentityNumber(QStringView text)
{
    static constexpr QLatin1String letters("TRWAGMYFPDXBNJZSQVHLCKE");
    QString code = bare(text);
    if (code.size() != 9)
        return false;
    if (const QChar first = code.front(); first >= u'X' && first <= u'Z')
        code.front() = QChar(u'0' + (first.unicode() - u'X'));
    const QStringView digits = QStringView(code).first(8);
    return areDigits(digits) && code.back() == letters[static_cast<qsizetype>(number(digits) % 23)];
}

bool isGermanPensionNumber(QStringView text)
{
    const QString code = bare(text);
    if (code.size() != 12 || !code[8].isLetter())
        return false;
    const QString digits = code.left(8) + letterAsDigits(code[8]) + code.mid(9);
    static constexpr std::array weights{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isGermanHealthNumber(QStringView text)
{
    const QString code = bare(text);
    if (code.size() != 10 || !code[0].isLetter())
        return false;
    const QString digits = letterAsDigits(code[0]) + code.mid(1);
    static constexpr std::array weights{1, 2, 1, 2, 1, 2, 1, 2, 1, 2};
    return areDigits(digits) && weightedCrossSum(digits, weights) % 10 == digit(digits.back());
}

bool isLuhnNumber(QStringView text)
{
    const QString digits = bare(text);
    if (digits.size() < 12 || !areDigits(digits))
        return false;
    int sum = 0;
    for (qsizetype index = 0; index < digits.size(); ++index) {
        const int value = digit(digits[digits.size() - 1 - index]);
        const int doubled = index % 2 == 1 ? 2 * value : value;
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
}

} // namespace ui
