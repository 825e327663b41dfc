#include "ui/models/RuleContext.h"

#include <QList>

#include <algorithm>
#include <array>

namespace ui {

namespace {

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

/// The numbers of a text, with how they are written.
QList<QStringView> numbers(QStringView text)
{
    QList<QStringView> found;
    for (qsizetype from = 0; from < text.size();) {
        qsizetype to = from;
        while (to < text.size() && isDigit(text[to]))
            ++to;
        if (to > from)
            found.append(text.mid(from, to - from));
        from = std::max(to, from + 1);
    }
    return found;
}

qsizetype lettersAt(QStringView text)
{
    const auto *const end =
        std::find_if_not(text.begin(), text.end(), [](QChar character) { return character.isLetter(); });
    return end - text.begin();
}

template<std::size_t size>
bool isOneOf(QStringView word, const std::array<const char16_t *, size> &words, Qt::CaseSensitivity how)
{
    return std::any_of(words.begin(), words.end(), [&](const char16_t *each) {
        return word.compare(QStringView(each), how) == 0;
    });
}

bool hasUnit(QStringView after)
{
    static constexpr std::array units{
        u"mg",        u"g",          u"kg",   u"mcg",   u"µg",   u"μg",    u"ug",     u"ng",  u"pg",
        u"ml",        u"l",          u"dl",   u"µl",    u"μl",   u"iu",    u"u",      u"ie",  u"unit",
        u"units",     u"einheiten",  u"kcal", u"cal",   u"cell", u"cells", u"copies", u"mol", u"mmol",
        u"meq",       u"mm",         u"cm",   u"m",     u"ms",   u"s",     u"sec",    u"bpm", u"hz",
        u"khz",       u"mhz",        u"ghz",  u"gy",    u"bq",   u"kbq",   u"mbq",    u"cfu", u"steps",
        u"platelets", u"leukocytes", u"per",  u"times", u"x",
    };
    const QStringView rest = after.trimmed();
    if (rest.isEmpty())
        return false;
    if (rest.front() == u'%' || rest.front() == u'°')
        return true;
    if (rest.front() == u'/')
        return rest.size() > 1 && rest[1].isLetter();
    return isOneOf(rest.first(lettersAt(rest)), units, Qt::CaseInsensitive);
}

/// The last word before a place, a full stop at its end left out.
QStringView wordBefore(QStringView before)
{
    QStringView rest = before.trimmed();
    while (!rest.isEmpty() && !rest.back().isLetterOrNumber())
        rest.chop(1);
    qsizetype from = rest.size();
    while (from > 0 && rest[from - 1].isLetterOrNumber())
        --from;
    return rest.mid(from);
}

bool isMonthAndDay(int month, int day)
{
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

bool isYear(int year)
{
    return year >= 1800 && year <= 2100;
}

} // namespace

bool isDayOfCalendar(const RuleMatch &match)
{
    static constexpr std::array otherwise{
        u"version", u"release", u"section", u"v", u"build", u"chapter", u"ratio", u"paragraph", u"ip"};
    const QList<QStringView> parts = numbers(match.found());
    if (parts.size() != 3 || isOneOf(wordBefore(match.before()), otherwise, Qt::CaseInsensitive))
        return false;
    const int first = parts[0].toInt();
    const int second = parts[1].toInt();
    const int third = parts[2].toInt();
    if (parts[0].size() == 4)
        return isYear(first) && isMonthAndDay(second, third);
    if (parts[2].size() == 4 && !isYear(third))
        return false;
    const bool isTight = parts[0].size() == 2 && parts[1].size() == 2; // 1-2-10 is a range or a ratio
    if (parts[2].size() == 2 && match.found().contains(u'-') && !isTight)
        return false;
    return isMonthAndDay(first, second) || isMonthAndDay(second, first);
}

bool isDayOfMonth(const RuleMatch &match)
{
    const int day = numbers(match.found()).front().toInt();
    return day >= 1 && day <= 31;
}

bool isNoRange(const RuleMatch &match)
{
    const QList<QStringView> parts = numbers(match.found());
    const bool isRound = parts[0].toInt() % 50 == 0 && parts[1].toInt() % 50 == 0;
    return !isRound && !hasUnit(match.after());
}

bool isNoTimeOrDrug(const RuleMatch &match)
{
    const auto isTime = [](QStringView part) {
        return part.size() == 4 && part.toInt() / 100 < 24 && part.toInt() % 100 < 60;
    };
    const QList<QStringView> parts = numbers(match.found());
    return !std::all_of(parts.begin(), parts.end(), isTime) && !hasUnit(match.after())
           && wordBefore(match.before()).compare(QStringView(u"NDC"), Qt::CaseInsensitive) != 0;
}

bool isPlaceWithCode(const RuleMatch &match)
{
    static constexpr std::array counted{
        u"units",    u"unit",         u"patients",   u"patienten", u"cells", u"zellen",
        u"copies",   u"participants", u"probanden",  u"subjects",  u"women", u"men",
        u"children", u"people",       u"persons",    u"einheiten", u"fälle", u"personen",
        u"records",  u"cases",        u"leukozyten", u"platelets", u"steps", u"thrombozyten"};
    static constexpr std::array codes{u"cpt", u"code", u"icd", u"snomed", u"loinc", u"drg", u"ops", u"hcpcs"};
    const QStringView found = match.found();
    const QStringView code = found.first(5);
    const QStringView place = found.mid(5).trimmed();
    return code.toInt() % 100 != 0 && !isOneOf(place, counted, Qt::CaseInsensitive) && !hasUnit(found.mid(5))
           && !isOneOf(wordBefore(match.before()), codes, Qt::CaseInsensitive);
}

bool isNoHeading(const RuleMatch &match)
{
    static constexpr std::array common{
        u"Care",   u"Health",    u"Safety",    u"Education",  u"Instructions", u"History",  u"Information",
        u"Data",   u"Summary",   u"Status",    u"Denies",     u"Reports",      u"States",   u"Presents",
        u"Will",   u"Complaint", u"Reported",  u"Outcome",    u"Global",       u"Activity", u"Satisfaction",
        u"Access", u"Rights",    u"Centered",  u"Controlled", u"Specific",     u"Portal",   u"Identification",
        u"Self",   u"Family",    u"Blood",     u"Medical",    u"Physical",     u"Past",     u"Current",
        u"Follow", u"Discharge", u"Admission", u"Clinical",   u"Treatment",    u"Name",     u"Record"};
    return !isOneOf(match.found().first(lettersAt(match.found())), common, Qt::CaseSensitive);
}

bool isNoQuantity(const RuleMatch &match)
{
    return !match.found().endsWith(QLatin1String("000")) && !hasUnit(match.after());
}

} // namespace ui
