#include "core/learning/Languages.h"
#include "core/learning/WordCounts.h"

#include <QTest>

namespace tst_wordcounts {

using namespace core::learning;

namespace {

void addPassage(WordCounts &counts, const std::vector<std::string> &words)
{
    std::vector<Token> tokens;
    for (const std::string &word : words) {
        Token token;
        token.word = counts.numberOf(word);
        tokens.push_back(token);
    }
    counts.add({{}, tokens});
}

} // namespace

class TestWordCounts : public QObject
{
    Q_OBJECT

private slots:
    void counts_passages_and_knows_stop_words()
    {
        WordCounts counts(*findLanguage("en"));
        addPassage(counts, {"the", "ulcer", "of", "ulcer"});
        addPassage(counts, {"the", "ulcer"});
        addPassage(counts, {"murmur"});
        WordList list = counts.frequentWords(2);
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(list.word(1), std::string("of"));
        QVERIFY(list.isConnector(1) && !list.isConnector(2));
        QCOMPARE(list.word(2), std::string("ulcer"));
        QCOMPARE(list.passages(2), 2U);
        QCOMPARE(list.numberOf("ulcer"), 2U);
        QCOMPARE(list.numberOf("the"), 0U);
        QCOMPARE(list.numberOf("murmur"), 0U);
        QCOMPARE(counts.words(), std::uint64_t{7});
    }

    void takes_the_most_frequent_words_of_an_unknown_language_for_stop_words()
    {
        WordCounts counts(*findLanguage("und"));
        for (int i = 0; i < 10; ++i)
            addPassage(counts,
                       i < 3 ? std::vector<std::string>{"ja", "haava"} : std::vector<std::string>{"ja"});
        const WordList list = counts.frequentWords(1);
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list.word(1), std::string("haava"));
    }

    void forgets_rare_words_when_there_are_too_many()
    {
        WordCounts counts(*findLanguage("en"), 1000);
        for (int i = 0; i < 2000; ++i) {
            addPassage(counts, {"ulcer", "rare" + std::to_string(i), "word" + std::to_string(i)});
            counts.prune();
        }
        QVERIFY(counts.error() > 0);
        const WordList list = counts.frequentWords(100);
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(list.passages(2), 2000U);
    }
};

} // namespace tst_wordcounts

QTEST_APPLESS_MAIN(tst_wordcounts::TestWordCounts)
#include "tst_wordcounts.moc"
