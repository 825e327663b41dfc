#include "tests/core/vocabulary/LexiconOf.h"
#include "tests/core/vocabulary/ReferenceMatcher.h"

#include <QTest>

#include <random>

namespace tst_phrasematcher_reference {

using namespace core::vocabulary;

namespace {

// Few words, so that phrases overlap, share their beginnings and fold onto each other.
const std::vector<std::string> words = {"a",
                                        "A",
                                        "b",
                                        "ab",
                                        "b12",
                                        "12",
                                        "é",
                                        "É",
                                        "e\u0301",
                                        "ß",
                                        "SS",
                                        "ss",
                                        "ﬁx",
                                        "fix",
                                        "ＦＩＸ",
                                        "K",
                                        "k",
                                        "ı",
                                        "İ",
                                        "heart",
                                        "Heart",
                                        "attacks",
                                        "abcdefgh",
                                        "abcdefghi",
                                        "sixteen0sixteen0",
                                        "SIXTEEN0SIXTEEN0",
                                        "seventeen00000017",
                                        "seventeen00000018",
                                        "seventeené00000018",
                                        "心",
                                        "и\u0306",
                                        "Й",
                                        "he\u00ADart",
                                        "h\u200Deart",
                                        "fix\u200F"};

const std::vector<std::string> joiners = {" ",      " ",      " ",       " ",      "  ",          "\t",
                                          "\n",     "\r\n",   "\r",      " \n ",   "-",           "/",
                                          "'",      "\u2019", "\u2010",  "\u00A0", " - ",         "\u2028",
                                          "\u3000", "\u200B", " \u200E", "-\n",    "\u2010\r\n ", "\u00AD\n"};

const std::vector<std::string> breakers = {". ",
                                           ",",
                                           "\n\n",
                                           "\r\n\r\n",
                                           "--",
                                           "\n \r",
                                           "\xFF",
                                           "\xC3",
                                           " \xE2\x82 ",
                                           "\xED\xA0\x80",
                                           "\xF4\x90\x80\x80",
                                           "\u2013",
                                           "\u2029",
                                           "_",
                                           "&",
                                           "''",
                                           "-\u2019",
                                           std::string("\0", 1),
                                           "😀"};

class Draw final
{
public:
    std::size_t below(std::size_t bound)
    {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_random);
    }
    const std::string &from(const std::vector<std::string> &choices)
    {
        return choices[below(choices.size())];
    }

    std::string phrase()
    {
        std::string text = from(words);
        for (std::size_t more = below(4); more > 0; --more)
            text += (below(6) == 0 ? from(breakers) : from(joiners)) + from(words);
        return text;
    }

    std::string text(std::size_t length)
    {
        std::string text;
        for (std::size_t i = 0; i < length; ++i)
            text += from(words) + (below(8) == 0 ? from(breakers) : from(joiners));
        return text;
    }

private:
    std::mt19937 m_random{20240501};
};

bool isWellFormed(const std::string &text)
{
    return QString::fromUtf8(text).toStdString() == text;
}

} // namespace

class TestPhraseMatcherReference : public QObject
{
    Q_OBJECT

private slots:
    void agrees_with_the_reference_on_random_vocabularies()
    {
        Draw draw;
        std::size_t hits = 0;
        for (int round = 0; round < 300; ++round) {
            const Vocabulary vocabulary = randomVocabulary(draw);
            const PhraseMatcher matcher(vocabulary);
            const tests::ReferenceMatcher reference(vocabulary);
            for (int i = 0; i < 5; ++i) {
                const std::string text = draw.text(draw.below(60));
                const PhraseBag expected = reference.match(text);
                QVERIFY2(matcher.match(text) == expected,
                         QByteArray::fromStdString(text).toPercentEncoding());
                hits += expected.size();
            }
        }
        QVERIFY2(hits > 2000, "the vocabularies hardly occur in the texts");
    }

    void agrees_with_the_reference_on_random_bytes()
    {
        Draw draw;
        const Vocabulary vocabulary = randomVocabulary(draw);
        const PhraseMatcher matcher(vocabulary);
        const tests::ReferenceMatcher reference(vocabulary);
        for (int round = 0; round < 2000; ++round) {
            std::string text = draw.text(6);
            for (int i = 0; i < 4; ++i)
                text[draw.below(text.size())] = static_cast<char>(draw.below(256));
            QVERIFY2(matcher.match(text) == reference.match(text),
                     QByteArray::fromStdString(text).toPercentEncoding());
        }
    }

    // Wherever a text ends, nothing behind its end is read or counted.
    void agrees_with_the_reference_on_every_prefix()
    {
        Draw draw;
        const Vocabulary vocabulary = randomVocabulary(draw);
        const PhraseMatcher matcher(vocabulary);
        const tests::ReferenceMatcher reference(vocabulary);
        const std::string text = draw.text(60);
        for (std::size_t size = 0; size <= text.size(); ++size) {
            const std::vector<char> prefix(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size));
            const std::string_view view(prefix.data(), prefix.size());
            QVERIFY2(matcher.match(view) == reference.match(view), qPrintable(QString::number(size)));
        }
    }

private:
    static Vocabulary randomVocabulary(Draw &draw)
    {
        std::vector<std::pair<std::string, std::vector<std::string>>> terms;
        while (terms.size() < 20) {
            std::pair<std::string, std::vector<std::string>> term = {draw.phrase(), {}};
            for (std::size_t more = draw.below(3); more > 0; --more)
                term.second.push_back(draw.phrase());
            if (isWellFormed(term.first) && std::ranges::all_of(term.second, isWellFormed))
                terms.push_back(std::move(term));
        }
        return tests::lexiconOf(terms);
    }
};

} // namespace tst_phrasematcher_reference

QTEST_APPLESS_MAIN(tst_phrasematcher_reference::TestPhraseMatcherReference)
#include "tst_phrasematcher_reference.moc"
