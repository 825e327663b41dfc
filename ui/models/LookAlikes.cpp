#include "ui/models/LookAlikes.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

struct LookAlikes
{
    Q_DECLARE_TR_FUNCTIONS(LookAlikes)
};

struct Rule
{
    LookAlike::Kind kind;
    QRegularExpression pattern;
};

QRegularExpression rule(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption);
}

// Where two rules meet, the earlier one wins: a date is no telephone number.
const QList<Rule> &rules()
{
    static const QString month =
        QStringLiteral("(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|"
                       "Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|"
                       "Dec(?:ember)?)");
    static const QString name = QStringLiteral("\\p{Lu}[\\p{L}'’-]+");
    static const QList<Rule> list = {
        {LookAlike::Kind::Email, rule(QStringLiteral("[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+"))},
        // 31.12.2025, 12/31/25, 2025-12-31; two parts alone (120/80) are a blood pressure or a fraction
        {LookAlike::Kind::Date, rule(QStringLiteral("\\b\\d{1,2}([./-])\\d{1,2}\\1(?:\\d{4}|\\d{2})\\b"))},
        {LookAlike::Kind::Date, rule(QStringLiteral("\\b\\d{4}-\\d{2}-\\d{2}\\b"))},
        {LookAlike::Kind::Date,
         rule(QStringLiteral("\\b\\d{1,2}(?:st|nd|rd|th|\\.)? %1\\.?,? \\d{4}\\b").arg(month))},
        {LookAlike::Kind::Date,
         rule(QStringLiteral("\\b%1\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b").arg(month))},
        // at least two groups, seven digits or more: 555-0143 alone counts, 10-20 does not
        {LookAlike::Kind::Phone,
         rule(QStringLiteral("(?<![\\w.])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{2,5}\\)|\\d{2,5})[ .-]\\d{3,4}"
                             "(?:[ .-]?\\d{2,4}){1,2}(?!\\w)"))},
        {LookAlike::Kind::Phone, rule(QStringLiteral("(?<![\\w.-])\\d{3}-\\d{4}(?![\\w-])"))},
        {LookAlike::Kind::Number, rule(QStringLiteral("\\b\\d{6,}\\b"))},
        {LookAlike::Kind::Name,
         rule(QStringLiteral(
                  "\\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Herr|Frau)\\.?\\s+(?:%1|\\p{Lu}\\.)"
                  "(?:\\s+%1)?")
                  .arg(name))},
    };
    return list;
}

bool overlaps(const LookAlike &one, const LookAlike &other)
{
    return one.start < other.start + other.length && other.start < one.start + one.length;
}

} // namespace

QList<LookAlike> findLookAlikes(const QString &text)
{
    QList<LookAlike> found;
    for (const Rule &rule : rules()) {
        auto matches = rule.pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const LookAlike hit{rule.kind, match.capturedStart(), match.capturedLength()};
            const bool isTaken = std::any_of(
                found.cbegin(), found.cend(), [&](const LookAlike &other) { return overlaps(hit, other); });
            if (!isTaken)
                found.append(hit);
        }
    }
    std::sort(found.begin(), found.end(), [](const LookAlike &one, const LookAlike &other) {
        return one.start < other.start;
    });
    return found;
}

QString lookAlikeText(LookAlike::Kind kind)
{
    switch (kind) {
    case LookAlike::Kind::Date:
        //: a day of the calendar
        return LookAlikes::tr("date");
    case LookAlike::Kind::Phone:
        return LookAlikes::tr("telephone number");
    case LookAlike::Kind::Email:
        return LookAlikes::tr("e-mail address");
    case LookAlike::Kind::Number:
        return LookAlikes::tr("long number");
    case LookAlike::Kind::Name:
        break;
    }
    return LookAlikes::tr("title with a name");
}

} // namespace ui
