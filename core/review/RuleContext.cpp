#include "core/review/RuleContext.h"

#include "core/review/Characters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <vector>

namespace core::review {

namespace {

/// Returns the value of a short number; a number that is too long for an int counts as 0.
int valueOf(std::u16string_view digits)
{
    if (digits.size() > 9)
        return 0;
    int value = 0;
    for (const char16_t digit : digits)
        value = 10 * value + (digit - u'0');
    return value;
}

/// The numbers of a text, with how they are written.
std::vector<std::u16string_view> numbers(std::u16string_view text)
{
    std::vector<std::u16string_view> found;
    for (std::size_t from = 0; from < text.size();) {
        std::size_t to = from;
        while (to < text.size() && isDigit(text[to]))
            ++to;
        if (to > from)
            found.push_back(text.substr(from, to - from));
        from = std::max(to, from + 1);
    }
    return found;
}

std::size_t lettersAt(std::u16string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isLetter);
    return static_cast<std::size_t>(end - text.begin());
}

bool isOneOf(std::u16string_view word, std::span<const std::u16string_view> words)
{
    return std::any_of(
        words.begin(), words.end(), [word](std::u16string_view each) { return areSameFolded(word, each); });
}

bool hasUnit(std::u16string_view after)
{
    static constexpr std::u16string_view units[]{
        u"mg",        u"g",          u"kg",   u"mcg",   u"µg",   u"μg",    u"ug",     u"ng",  u"pg",
        u"ml",        u"l",          u"dl",   u"µl",    u"μl",   u"iu",    u"u",      u"ie",  u"unit",
        u"units",     u"einheiten",  u"kcal", u"cal",   u"cell", u"cells", u"copies", u"mol", u"mmol",
        u"meq",       u"mm",         u"cm",   u"m",     u"ms",   u"s",     u"sec",    u"bpm", u"hz",
        u"khz",       u"mhz",        u"ghz",  u"gy",    u"bq",   u"kbq",   u"mbq",    u"cfu", u"steps",
        u"platelets", u"leukocytes", u"per",  u"times", u"x",
    };
    const std::u16string_view rest = trimmed(after);
    if (rest.empty())
        return false;
    if (rest.front() == u'%' || rest.front() == u'°')
        return true;
    if (rest.front() == u'/')
        return rest.size() > 1 && isLetter(rest[1]);
    return isOneOf(rest.substr(0, lettersAt(rest)), units);
}

/// The last word before a place, a full stop at its end left out.
std::u16string_view wordBefore(std::u16string_view before)
{
    std::u16string_view rest = trimmed(before);
    while (!rest.empty() && !isLetterOrNumber(rest.back()))
        rest.remove_suffix(1);
    std::size_t from = rest.size();
    while (from > 0 && isLetterOrNumber(rest[from - 1]))
        --from;
    return rest.substr(from);
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
    static constexpr std::u16string_view otherwise[]{
        u"version", u"release", u"section", u"v", u"build", u"chapter", u"ratio", u"paragraph", u"ip"};
    const std::vector<std::u16string_view> parts = numbers(match.found());
    if (parts.size() != 3 || isOneOf(wordBefore(match.before()), otherwise))
        return false;
    const int first = valueOf(parts[0]);
    const int second = valueOf(parts[1]);
    const int third = valueOf(parts[2]);
    if (parts[0].size() == 4)
        return isYear(first) && isMonthAndDay(second, third);
    if (parts[2].size() == 4 && !isYear(third))
        return false;
    const bool isTight = parts[0].size() == 2 && parts[1].size() == 2; // 1-2-10 is a range or a ratio
    if (parts[2].size() == 2 && match.found().find(u'-') != std::u16string_view::npos && !isTight)
        return false;
    return isMonthAndDay(first, second) || isMonthAndDay(second, first);
}

bool isDayOfMonth(const RuleMatch &match)
{
    const int day = valueOf(numbers(match.found()).front());
    return day >= 1 && day <= 31;
}

bool isNoRange(const RuleMatch &match)
{
    const std::vector<std::u16string_view> parts = numbers(match.found());
    const bool isRound = valueOf(parts[0]) % 50 == 0 && valueOf(parts[1]) % 50 == 0;
    return !isRound && !hasUnit(match.after());
}

bool isNoTimeOrDrug(const RuleMatch &match)
{
    const auto isTime = [](std::u16string_view part) {
        return part.size() == 4 && valueOf(part) / 100 < 24 && valueOf(part) % 100 < 60;
    };
    const std::vector<std::u16string_view> parts = numbers(match.found());
    return !std::all_of(parts.begin(), parts.end(), isTime) && !hasUnit(match.after())
           && !areSameFolded(wordBefore(match.before()), u"NDC");
}

bool isPlaceWithCode(const RuleMatch &match)
{
    static constexpr std::u16string_view counted[]{
        u"units",    u"unit",         u"patients",   u"patienten", u"cells", u"zellen",
        u"copies",   u"participants", u"probanden",  u"subjects",  u"women", u"men",
        u"children", u"people",       u"persons",    u"einheiten", u"fälle", u"personen",
        u"records",  u"cases",        u"leukozyten", u"platelets", u"steps", u"thrombozyten"};
    static constexpr std::u16string_view codes[]{
        u"cpt", u"code", u"icd", u"snomed", u"loinc", u"drg", u"ops", u"hcpcs"};
    const std::u16string_view found = match.found();
    const std::u16string_view code = found.substr(0, 5);
    const std::u16string_view place = trimmed(found.substr(5));
    return valueOf(code) % 100 != 0 && !isOneOf(place, counted) && !hasUnit(found.substr(5))
           && !isOneOf(wordBefore(match.before()), codes);
}

bool isNoHeading(const RuleMatch &match)
{
    static constexpr std::u16string_view common[]{
        u"Care",   u"Health",    u"Safety",    u"Education",  u"Instructions", u"History",  u"Information",
        u"Data",   u"Summary",   u"Status",    u"Denies",     u"Reports",      u"States",   u"Presents",
        u"Will",   u"Complaint", u"Reported",  u"Outcome",    u"Global",       u"Activity", u"Satisfaction",
        u"Access", u"Rights",    u"Centered",  u"Controlled", u"Specific",     u"Portal",   u"Identification",
        u"Self",   u"Family",    u"Blood",     u"Medical",    u"Physical",     u"Past",     u"Current",
        u"Follow", u"Discharge", u"Admission", u"Clinical",   u"Treatment",    u"Name",     u"Record"};
    const auto word = match.found().substr(0, lettersAt(match.found()));
    return std::find(std::begin(common), std::end(common), word) == std::end(common);
}

bool isNoQuantity(const RuleMatch &match)
{
    return !match.found().ends_with(u"000") && !hasUnit(match.after());
}

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
