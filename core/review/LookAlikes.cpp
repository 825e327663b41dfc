#include "core/review/LookAlikes.h"

#include "core/review/Characters.h"
#include "core/review/LookAlikeRules.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <unicode/regex.h>
#include <unicode/unistr.h>

namespace core::review {

namespace {

constexpr char month[] =
    "Jan(?:uary|uar)?|Feb(?:ruary|ruar)?|Mar(?:ch)?|März|Apr(?:il)?|May|Mai|June?|Juni|July?|Juli|Aug(?:ust)?"
    "|"
    "Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?|janvier|février|mars|avril|mai|juin|"
    "juillet|"
    "août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|"
    "octubre|noviembre|diciembre";
constexpr char anyName[] = "\\p{Lu}[\\p{L}'’-]+";
// Words that begin a sentence, or stand where no name was filled in.
constexpr char noName[] = "(?!(?:The|A|He|She|It|They|We|You|This|That|These|Those|His|Her|Their|Its|In|On|"
                          "At|To|For|From|With|And|Or|"
                          "But|If|As|By|Of|No|Not|Patients?|Was|Were|Is|Are|Has|Have|Had|After|Before|During|"
                          "When|While|There|Please|"
                          "See|Continue|Denies|Reports|None|Unknown|Normal|Not|Der|Das|Sie|Es|Ein|Eine)\\b)";

struct Hit
{
    LookAlike place;
    std::size_t rule = 0;
};

/// A rule ready for use.
class Compiled final
{
public:
    explicit Compiled(const LookAlikeRule &rule)
        : m_rule(rule)
    {
        icu::UnicodeString pattern = icu::UnicodeString::fromUTF8(rule.pattern);
        pattern.findAndReplace(u"MONTH", icu::UnicodeString::fromUTF8(month));
        pattern.findAndReplace(u"NOFILL", icu::UnicodeString::fromUTF8(noName));
        pattern.findAndReplace(u"NAME", icu::UnicodeString::fromUTF8(anyName));
        UErrorCode status = U_ZERO_ERROR;
        m_matcher = std::make_unique<icu::RegexMatcher>(pattern, 0, status);
        assert(U_SUCCESS(status));
        // Without a group of that name, the whole match is shown.
        UErrorCode hasNone = U_ZERO_ERROR;
        const std::int32_t group = m_matcher->pattern().groupNumberFromName("hit", -1, hasNone);
        m_hit = U_SUCCESS(hasNone) ? group : 0;
    }

    const LookAlikeRule &rule() const { return m_rule; }
    void reset(const icu::UnicodeString &text) { m_matcher->reset(text); }

    /// Whether it matches with the match beginning at `from`; what stands before can be looked back at.
    bool matchesAt(std::size_t from)
    {
        UErrorCode status = U_ZERO_ERROR;
        return m_matcher->lookingAt(static_cast<std::int64_t>(from), status) && U_SUCCESS(status);
    }
    bool findNext()
    {
        UErrorCode status = U_ZERO_ERROR;
        return m_matcher->find(status) && U_SUCCESS(status);
    }
    RuleMatch match(std::u16string_view text) const
    {
        UErrorCode status = U_ZERO_ERROR;
        const auto start = static_cast<std::size_t>(m_matcher->start(m_hit, status));
        const auto end = static_cast<std::size_t>(m_matcher->end(m_hit, status));
        assert(U_SUCCESS(status));
        return {text, start, end - start};
    }

private:
    const LookAlikeRule &m_rule;
    std::unique_ptr<icu::RegexMatcher> m_matcher;
    std::int32_t m_hit = 0;
};

std::size_t letterIndex(char16_t first)
{
    const auto small = static_cast<char16_t>(first | 0x20U);
    return small >= u'a' && small <= u'z' ? static_cast<std::size_t>(small - u'a') : 26U;
}

/// How many digits stand together from here on, with what may be between those of one number.
int digitsTogether(std::u16string_view text, std::size_t from)
{
    static constexpr int enough = 16;
    static constexpr std::u16string_view betweenDigits = u" -./()+";
    int digits = 0;
    int between = 0;
    for (std::size_t at = from; at < text.size() && between < 4 && digits < enough; ++at) {
        if (isDigit(text[at])) {
            ++digits;
            between = 0;
        } else if (betweenDigits.find(text[at]) != std::u16string_view::npos) {
            ++between;
        } else {
            break;
        }
    }
    return digits;
}

/// Earlier rules win, then earlier places.
std::vector<LookAlike> withoutOverlap(std::vector<Hit> &hits)
{
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &one, const Hit &other) {
        return one.rule != other.rule ? one.rule < other.rule : one.place.start < other.place.start;
    });
    std::vector<LookAlike> found;
    for (const Hit &hit : hits) {
        const bool isTaken = std::any_of(found.cbegin(), found.cend(), [&hit](const LookAlike &other) {
            return hit.place.start < other.start + other.length
                   && other.start < hit.place.start + hit.place.length;
        });
        if (!isTaken)
            found.push_back(hit.place);
    }
    std::sort(found.begin(), found.end(), [](const LookAlike &one, const LookAlike &other) {
        return one.start < other.start;
    });
    return found;
}

bool isNumberSign(std::u16string_view text, std::size_t at)
{
    return (text[at] == u'+' || text[at] == u'(') && at + 1 < text.size() && u_isdigit(text[at + 1]);
}

/// "www.clinic.example", "https://..."; neither 2.5 nor the end of a sentence.
bool mayBeLink(std::u16string_view text, std::size_t at)
{
    const char16_t next = at + 1 < text.size() ? text[at + 1] : u'\0';
    return (text[at] == u'.' && u_islower(next)) || (text[at] == u':' && next == u'/');
}

/// The fraction of 3.456789, or a part of 1,234,567, is no number of its own.
bool isPartOfNumber(std::u16string_view text, std::size_t at)
{
    return at > 1 && (text[at - 1] == u'.' || text[at - 1] == u',') && u_isdigit(text[at - 2]);
}

} // namespace

/// Goes through texts once, and offers each place to the rules that could begin there.
class LookAlikeFinder::Scanner final
{
public:
    Scanner();

    std::vector<LookAlike> scan(std::u16string_view text);

private:
    using Rules = std::vector<std::size_t>;
    struct Starter
    {
        std::u16string word;
        std::size_t rule = 0;
    };

    void addRule(const LookAlikeRule &rule);
    void goThrough();
    void startAtWord(std::size_t from, std::size_t to);
    void startAtNumber(std::size_t from);
    void tryAt(std::size_t rule, std::size_t from);
    void searchAll(const Rules &rules);
    void take(std::size_t rule);
    Compiled &ready(std::size_t rule);

    std::vector<Compiled> m_rules;
    Rules m_byDigit;
    Rules m_byCapital;
    Rules m_byAt;
    Rules m_byLink;
    std::array<std::vector<Starter>, 27> m_starters; ///< by first letter; the last for those beyond a to z

    // The text that is scanned.
    std::u16string_view m_text;
    icu::UnicodeString m_subject; ///< the same, for the matchers: it points into m_text
    std::vector<bool> m_isReady;  ///< by rule: its matcher knows the subject
    std::vector<Hit> m_hits;
};

LookAlikeFinder::Scanner::Scanner()
{
    for (const LookAlikeRule &rule : lookAlikeRules())
        addRule(rule);
}

void LookAlikeFinder::Scanner::addRule(const LookAlikeRule &rule)
{
    const std::size_t index = m_rules.size();
    m_rules.emplace_back(rule);
    switch (rule.start) {
    case RuleStart::Digit:
        m_byDigit.push_back(index);
        return;
    case RuleStart::Capital:
        m_byCapital.push_back(index);
        return;
    case RuleStart::At:
        m_byAt.push_back(index);
        return;
    case RuleStart::Link:
        m_byLink.push_back(index);
        return;
    case RuleStart::Word:
        break;
    }
    const icu::UnicodeString words = icu::UnicodeString::fromUTF8(rule.words);
    std::u16string_view rest(words.getBuffer(), static_cast<std::size_t>(words.length()));
    while (!rest.empty()) {
        const std::u16string_view word = rest.substr(0, rest.find(u' '));
        m_starters[letterIndex(word.front())].push_back({std::u16string(word), index});
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
}

Compiled &LookAlikeFinder::Scanner::ready(std::size_t rule)
{
    if (!m_isReady[rule]) {
        m_rules[rule].reset(m_subject);
        m_isReady[rule] = true;
    }
    return m_rules[rule];
}

void LookAlikeFinder::Scanner::take(std::size_t rule)
{
    const LookAlikeRule &by = m_rules[rule].rule();
    const RuleMatch place = m_rules[rule].match(m_text);
    if (!by.fits || by.fits(place))
        m_hits.push_back({{by.kind, by.name, place.start, place.length}, rule});
}

void LookAlikeFinder::Scanner::tryAt(std::size_t rule, std::size_t from)
{
    if (auto *const hint = m_rules[rule].rule().hint; hint && !hint(m_text, from))
        return;
    if (ready(rule).matchesAt(from))
        take(rule);
}

void LookAlikeFinder::Scanner::searchAll(const Rules &rules)
{
    for (const std::size_t rule : rules)
        while (ready(rule).findNext())
            take(rule);
}

void LookAlikeFinder::Scanner::startAtWord(std::size_t from, std::size_t to)
{
    const std::u16string_view word = m_text.substr(from, to - from);
    for (const Starter &starter : m_starters[letterIndex(word.front())])
        if (areSameFolded(word, starter.word))
            tryAt(starter.rule, from);
    if (isCapital(word.front()))
        for (const std::size_t rule : m_byCapital)
            tryAt(rule, from);
}

void LookAlikeFinder::Scanner::startAtNumber(std::size_t from)
{
    const int digits = digitsTogether(m_text, from);
    for (const std::size_t rule : m_byDigit)
        if (digits >= m_rules[rule].rule().digits)
            tryAt(rule, from);
}

void LookAlikeFinder::Scanner::goThrough()
{
    bool hasAt = false;
    bool hasLink = false;
    bool isInside = false; // a word or number
    for (std::size_t at = 0; at < m_text.size(); ++at) {
        const char16_t character = m_text[at];
        const bool isWord = isLetter(character);
        if (isWord && !isInside) {
            std::size_t end = at + 1;
            while (end < m_text.size() && isLetter(m_text[end]))
                ++end;
            startAtWord(at, end);
            at = end - 1;
        } else if (!isInside && (u_isdigit(character) || isNumberSign(m_text, at))
                   && !isPartOfNumber(m_text, at)) {
            startAtNumber(at);
        }
        hasAt = hasAt || character == u'@';
        hasLink = hasLink || mayBeLink(m_text, at);
        isInside = isWord || u_isdigit(character) || character == u'_';
    }
    if (hasAt)
        searchAll(m_byAt);
    if (hasLink)
        searchAll(m_byLink);
}

std::vector<LookAlike> LookAlikeFinder::Scanner::scan(std::u16string_view text)
{
    m_text = text;
    m_subject.setTo(false, text.data(), static_cast<std::int32_t>(text.size())); // no copy
    m_isReady.assign(m_rules.size(), false);
    m_hits.clear();
    goThrough();
    return withoutOverlap(m_hits);
}

LookAlikeFinder::LookAlikeFinder()
    : m_scanner(std::make_unique<Scanner>())
{}

LookAlikeFinder::~LookAlikeFinder() = default;

std::vector<LookAlike> LookAlikeFinder::find(std::u16string_view text)
{
    return m_scanner->scan(text);
}

} // namespace core::review
