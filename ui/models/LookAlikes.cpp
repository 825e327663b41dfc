#include "ui/models/LookAlikes.h"

#include "ui/models/LookAlikeRules.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

namespace {

struct LookAlikes
{
    Q_DECLARE_TR_FUNCTIONS(LookAlikes)
};

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

/// A rule ready for use.
struct Compiled
{
    const LookAlikeRule *rule = nullptr;
    QRegularExpression pattern;
    int hit = 0; ///< the group that is shown
};

struct Hit
{
    LookAlike place;
    std::size_t rule = 0;
};

QRegularExpression compiled(const LookAlikeRule &rule)
{
    QString pattern = QString::fromUtf8(rule.pattern);
    pattern.replace(QLatin1String("MONTH"), QString::fromUtf8(month));
    pattern.replace(QLatin1String("NOFILL"), QString::fromUtf8(noName));
    pattern.replace(QLatin1String("NAME"), QString::fromUtf8(anyName));
    QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    Q_ASSERT_X(expression.isValid(), rule.pattern, qPrintable(expression.errorString()));
    expression.optimize();
    return expression;
}

/// Goes through texts once, and offers each place to the rules that could begin there.
class Scanner final
{
public:
    Scanner();

    QList<LookAlike> scan(const QString &text) const;

private:
    using Rules = std::vector<std::size_t>;
    struct Starter
    {
        QString word;
        std::size_t rule = 0;
    };

    void startAtWord(const QString &text, qsizetype from, qsizetype to, std::vector<Hit> &hits) const;
    void startAtNumber(const QString &text, qsizetype from, std::vector<Hit> &hits) const;
    void searchAll(const QString &text, const Rules &rules, std::vector<Hit> &hits) const;
    void take(const QString &text,
              std::size_t rule,
              const QRegularExpressionMatch &match,
              std::vector<Hit> &hits) const;
    void tryAt(const QString &text, std::size_t rule, qsizetype from, std::vector<Hit> &hits) const;
    const std::vector<Starter> &startersLike(QChar first) const;

    std::vector<Compiled> m_rules;
    Rules m_byDigit;
    Rules m_byCapital;
    Rules m_byAt;
    Rules m_byLink;
    std::array<std::vector<Starter>, 27> m_starters; ///< by first letter; the last for those beyond a to z
};

std::size_t letterIndex(QChar first)
{
    const char16_t small = first.unicode() | 0x20U;
    return small >= u'a' && small <= u'z' ? small - u'a' : 26U;
}

Scanner::Scanner()
{
    for (const LookAlikeRule &rule : lookAlikeRules()) {
        const std::size_t index = m_rules.size();
        const QRegularExpression pattern = compiled(rule);
        const auto hit = static_cast<int>(pattern.namedCaptureGroups().indexOf(QLatin1String("hit")));
        m_rules.push_back({&rule, pattern, std::max(hit, 0)});
        switch (rule.start) {
        case RuleStart::Digit:
            m_byDigit.push_back(index);
            break;
        case RuleStart::Capital:
            m_byCapital.push_back(index);
            break;
        case RuleStart::At:
            m_byAt.push_back(index);
            break;
        case RuleStart::Link:
            m_byLink.push_back(index);
            break;
        case RuleStart::Word:
            for (const QString &word : QString::fromUtf8(rule.words).split(u' '))
                m_starters[letterIndex(word.front())].push_back({word, index});
            break;
        }
    }
}

const std::vector<Scanner::Starter> &Scanner::startersLike(QChar first) const
{
    return m_starters[letterIndex(first)];
}

void Scanner::take(const QString &text,
                   std::size_t rule,
                   const QRegularExpressionMatch &match,
                   std::vector<Hit> &hits) const
{
    const Compiled &by = m_rules[rule];
    const RuleMatch place{text, match.capturedStart(by.hit), match.capturedLength(by.hit)};
    if (!by.rule->fits || by.rule->fits(place))
        hits.push_back({{by.rule->kind, place.start, place.length}, rule});
}

void Scanner::tryAt(const QString &text, std::size_t rule, qsizetype from, std::vector<Hit> &hits) const
{
    if (auto *const hint = m_rules[rule].rule->hint; hint && !hint(text, from))
        return;
    // The text comes from UTF-8: to look through all of it for stray surrogates at every place would take
    // most of the time.
    const auto match =
        m_rules[rule].pattern.match(text,
                                    from,
                                    QRegularExpression::NormalMatch,
                                    QRegularExpression::AnchorAtOffsetMatchOption
                                        | QRegularExpression::DontCheckSubjectStringMatchOption);
    if (match.hasMatch())
        take(text, rule, match, hits);
}

void Scanner::searchAll(const QString &text, const Rules &rules, std::vector<Hit> &hits) const
{
    for (const std::size_t rule : rules)
        for (auto matches = m_rules[rule].pattern.globalMatch(text); matches.hasNext();)
            take(text, rule, matches.next(), hits);
}

void Scanner::startAtWord(const QString &text, qsizetype from, qsizetype to, std::vector<Hit> &hits) const
{
    const QStringView word = QStringView(text).mid(from, to - from);
    for (const Starter &starter : startersLike(word.front()))
        if (starter.word.size() == word.size() && word.compare(starter.word, Qt::CaseInsensitive) == 0)
            tryAt(text, starter.rule, from, hits);
    if (word.front().isUpper())
        for (const std::size_t rule : m_byCapital)
            tryAt(text, rule, from, hits);
}

/// How many digits stand together from here on, with what may be between those of one number.
int digitsTogether(const QString &text, qsizetype from)
{
    static constexpr int enough = 16;
    int digits = 0;
    int between = 0;
    for (qsizetype at = from; at < text.size() && between < 4 && digits < enough; ++at) {
        const char16_t character = text[at].unicode();
        if (character >= u'0' && character <= u'9') {
            ++digits;
            between = 0;
        } else if (character == u' ' || character == u'-' || character == u'.' || character == u'/'
                   || character == u'(' || character == u')' || character == u'+') {
            ++between;
        } else {
            break;
        }
    }
    return digits;
}

void Scanner::startAtNumber(const QString &text, qsizetype from, std::vector<Hit> &hits) const
{
    const int digits = digitsTogether(text, from);
    for (const std::size_t rule : m_byDigit)
        if (digits >= m_rules[rule].rule->digits)
            tryAt(text, rule, from, hits);
}

/// Earlier rules win, then earlier places.
QList<LookAlike> withoutOverlap(std::vector<Hit> &hits)
{
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &one, const Hit &other) {
        return one.rule != other.rule ? one.rule < other.rule : one.place.start < other.place.start;
    });
    QList<LookAlike> found;
    for (const Hit &hit : hits) {
        const bool isTaken = std::any_of(found.cbegin(), found.cend(), [&hit](const LookAlike &other) {
            return hit.place.start < other.start + other.length
                   && other.start < hit.place.start + hit.place.length;
        });
        if (!isTaken)
            found.append(hit.place);
    }
    std::sort(found.begin(), found.end(), [](const LookAlike &one, const LookAlike &other) {
        return one.start < other.start;
    });
    return found;
}

bool isNumberSign(const QString &text, qsizetype at)
{
    const char16_t character = text[at].unicode();
    return (character == u'+' || character == u'(') && at + 1 < text.size() && text[at + 1].isDigit();
}

/// "www.clinic.example", "https://..."; neither 2.5 nor the end of a sentence.
bool mayBeLink(const QString &text, qsizetype at)
{
    const QChar next = at + 1 < text.size() ? text[at + 1] : QChar();
    return (text[at] == u'.' && next.isLower()) || (text[at] == u':' && next == u'/');
}

QList<LookAlike> Scanner::scan(const QString &text) const
{
    std::vector<Hit> hits;
    bool hasAt = false;
    bool hasLink = false;
    bool isInside = false; // a word or number
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text[at];
        const bool isLetter = character.isLetter();
        if (isLetter && !isInside) {
            qsizetype end = at + 1;
            while (end < text.size() && text[end].isLetter())
                ++end;
            startAtWord(text, at, end, hits);
            at = end - 1;
        } else if (!isInside && (character.isDigit() || isNumberSign(text, at))) {
            // the fraction of 3.456789, or a part of 1,234,567, is no number of its own
            const bool isPart =
                at > 1 && (text[at - 1] == u'.' || text[at - 1] == u',') && text[at - 2].isDigit();
            if (!isPart)
                startAtNumber(text, at, hits);
        }
        hasAt = hasAt || character == u'@';
        hasLink = hasLink || mayBeLink(text, at);
        isInside = isLetter || character.isDigit() || character == u'_';
    }
    if (hasAt)
        searchAll(text, m_byAt, hits);
    if (hasLink)
        searchAll(text, m_byLink, hits);
    return withoutOverlap(hits);
}

} // namespace

QList<LookAlike> findLookAlikes(const QString &text)
{
    static const Scanner scanner; // compiled once
    return scanner.scan(text);
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
    case LookAlike::Kind::Web:
        return LookAlikes::tr("web address");
    case LookAlike::Kind::SocialNumber:
        return LookAlikes::tr("social security or insurance number");
    case LookAlike::Kind::Account:
        return LookAlikes::tr("bank or card number");
    case LookAlike::Kind::RecordNumber:
        return LookAlikes::tr("record or account number");
    case LookAlike::Kind::Address:
        return LookAlikes::tr("postal address");
    case LookAlike::Kind::Number:
        return LookAlikes::tr("long number");
    case LookAlike::Kind::Name:
        break;
    }
    return LookAlikes::tr("name of a person");
}

} // namespace ui
