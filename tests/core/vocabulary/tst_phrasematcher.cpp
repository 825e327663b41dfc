#include "core/vocabulary/PhraseMatcher.h"
#include "tests/core/vocabulary/LexiconOf.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <thread>

namespace tst_phrasematcher {

using namespace core::vocabulary;

namespace {

using Found = std::map<std::string, std::uint32_t>;

Found find(const Vocabulary &vocabulary, std::string_view text)
{
    Found found;
    for (const auto &[term, count] : PhraseMatcher(vocabulary).match(text))
        found[std::string(vocabulary.term(term))] = count;
    return found;
}

// The terms of a row are parted by `|`; the expectation is `term` or `term*count`.
Found parsed(const QString &list)
{
    Found found;
    for (const QString &entry : list.split('|', Qt::SkipEmptyParts))
        found[entry.section('*', 0, 0).toStdString()] =
            entry.contains('*') ? entry.section('*', 1).toUInt() : 1;
    return found;
}

QByteArray toBytes(const Found &found)
{
    QByteArray bytes;
    for (const auto &[term, count] : found)
        bytes += QByteArray::fromStdString(term) + '*' + QByteArray::number(count) + '|';
    return bytes;
}

} // namespace

class TestPhraseMatcher : public QObject
{
    Q_OBJECT

private slots:
    void a_vocabulary_too_large_for_the_cache_is_matched_as_a_small_one();
    void finds_data()
    {
        QTest::addColumn<QString>("terms");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        addOverlapRows();
        addBoundaryRows();
        addJoinerRows();
        addFoldingRows();
        addNameRows();
        addOddRows();
    }
    void finds()
    {
        QFETCH(QString, terms);
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        std::vector<std::pair<std::string, std::vector<std::string>>> lexicon;
        for (const QString &term : terms.split('|'))
            lexicon.push_back({term.toStdString(), {}});
        QCOMPARE(toBytes(find(tests::lexiconOf(lexicon), text.toStdString())), toBytes(parsed(expected)));
    }

    void counts_inflections_for_their_term()
    {
        const auto vocabulary =
            tests::lexiconOf({{"heart attack", {"heart attacks"}}, {"run", {"ran", "running"}}});
        const Found expected = {{"heart attack", 3}, {"run", 2}};
        QVERIFY(find(vocabulary, "Heart attacks, a heart attack; ran from HEART ATTACKS. Running.")
                == expected);
    }

    void a_term_goes_before_an_inflection_of_another()
    {
        const auto vocabulary =
            tests::lexiconOf({{"leave", {"leaves", "left"}}, {"leaf", {"leaves"}}, {"left", {}}});
        const Found expected = {{"leave", 1}, {"left", 1}};
        QVERIFY(find(vocabulary, "leaves left") == expected);
    }

    void the_lower_term_goes_before_the_higher()
    {
        const auto vocabulary = tests::lexiconOf({{"X-ray", {}}, {"x ray", {}}});
        QVERIFY(find(vocabulary, "x ray, X-Ray") == (Found{{"X-ray", 2}}));
    }

    void bags_are_sorted_by_term_and_hold_no_zero()
    {
        const auto vocabulary = tests::lexiconOf({{"cc", {}}, {"bb", {}}, {"unused", {}}, {"aa", {}}});
        const PhraseBag expected = {{0, 1}, {1, 2}, {3, 3}};
        QVERIFY(PhraseMatcher(vocabulary).match("aa bb aa cc aa bb") == expected);
    }

    void words_with_unseen_characters_are_found_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"pneu\u00ADmonia",
                                 "pneu\u200Dmonia",
                                 "pneu\u200Cmonia",
                                 "pneu\u2060monia",
                                 "\u202Apneumonia\u202C",
                                 "pneumonia\u200F",
                                 "\uFEFFPneumonia",
                                 "pneu-\nmonia",
                                 "pneu-\r\n  monia",
                                 "pneu\u2010\nmonia",
                                 "pneu\u00AD\nmonia",
                                 "p\u00ADneu\u00ADmo\u00ADnia"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void words_with_unseen_characters_are_found()
    {
        QFETCH(QString, text);
        const auto vocabulary = tests::lexiconOf({{"pneumonia", {}}, {"monia", {}}, {"heart failure", {}}});
        QCOMPARE(find(vocabulary, "A " + text.toStdString() + " and heart failure"),
                 (Found{{"pneumonia", 1}, {"heart failure", 1}}));
    }

    void parts_of_a_line_stay_words()
    {
        const auto vocabulary = tests::lexiconOf(
            {{"heart failure", {}}, {"x ray", {}}, {"cough", {}}, {"US", {}}, {"می‌خواهم", {}}});
        QCOMPARE(find(vocabulary, "heart-\nfailure"), (Found{{"heart failure", 1}}));
        QCOMPARE(find(vocabulary, "X-\nray"), (Found{{"x ray", 1}}));
        QCOMPARE(find(vocabulary, "heart\u200E failure"), (Found{{"heart failure", 1}}));
        QCOMPARE(find(vocabulary, "heart\u200Bfailure"), (Found{{"heart failure", 1}}));
        QCOMPARE(find(vocabulary, "fever\n- cough"), (Found{{"cough", 1}}));
        QCOMPARE(find(vocabulary, "co-\n\nugh"), Found());
        QCOMPARE(find(vocabulary, "\u200EUS\u200F and us"), (Found{{"US", 1}}));
        QCOMPARE(find(vocabulary, "میخواهم"), (Found{{"می‌خواهم", 1}}));
    }

    void one_text_leaves_nothing_for_the_next()
    {
        const PhraseMatcher large(tests::lexiconOf({{"aa", {}}, {"bb", {}}, {"cc", {}}}));
        const PhraseMatcher small(tests::lexiconOf({{"bb", {}}}));
        QCOMPARE(large.match("aa bb cc").size(), std::size_t{3});
        QVERIFY(small.match("bb") == (PhraseBag{{0, 1}}));
        QVERIFY(small.match("").empty());
        QVERIFY(large.match("cc") == (PhraseBag{{2, 1}}));
    }

    void terms_come_in_the_order_of_their_first_mention()
    {
        const auto vocabulary =
            tests::lexiconOf({{"aa", {}}, {"bb cc", {"bb dd"}}, {"unused", {}}, {"cc", {}}});
        const PhraseMatcher matcher(vocabulary);
        const std::vector<TermId> expected = {3, 1, 0};
        QVERIFY(matcher.matchInOrder("CC; bb dd, bb cc. AA cc aa bb cc") == expected);
        // A text leaves no mark that would hide a term of the next.
        QVERIFY(matcher.matchInOrder("aa cc") == (std::vector<TermId>{0, 3}));
        QVERIFY(matcher.matchInOrder("dd bb").empty());
    }

    void the_order_holds_the_terms_of_the_bag()
    {
        const PhraseMatcher matcher(tests::lexiconOf({{"heart", {}}, {"heart attack", {}}, {"attack", {}}}));
        const std::string text = "Attack of the heart; heart attack, heart-attack! heart, attack";
        std::vector<TermId> ordered = matcher.matchInOrder(text);
        QVERIFY(ordered == (std::vector<TermId>{2, 0, 1}));
        std::sort(ordered.begin(), ordered.end());
        std::vector<TermId> counted;
        for (const auto &[term, count] : matcher.match(text))
            counted.push_back(term);
        QVERIFY(ordered == counted);
    }

    void long_texts_are_counted_in_full()
    {
        const auto vocabulary = tests::lexiconOf({{"heart", {}}, {"heart attack", {}}, {"unused", {}}});
        std::string text;
        for (int i = 0; i < 100'000; ++i)
            text += i % 4 == 0 ? "Heart attack " : "the heart\n";
        const Found expected = {{"heart attack", 25'000}, {"heart", 75'000}};
        QVERIFY(find(vocabulary, text) == expected);
    }

    void many_terms_are_told_apart()
    {
        std::vector<std::pair<std::string, std::vector<std::string>>> terms;
        std::string text;
        for (int i = 0; i < 5000; ++i) {
            terms.push_back({"word" + std::to_string(i) + " of the long list", {}});
            text += terms.back().first + ".";
        }
        const PhraseBag bag = PhraseMatcher(tests::lexiconOf(terms)).match(text);
        QCOMPARE(bag.size(), terms.size());
        for (std::size_t i = 0; i < bag.size(); ++i)
            QVERIFY(bag[i] == std::pair(static_cast<TermId>(i), 1u));
    }

    void threads_share_a_matcher()
    {
        const PhraseMatcher matcher(
            tests::lexiconOf({{"a", {}}, {"a b", {}}, {"straße", {}}, {"c", {"cs"}}}));
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < 400; ++i) {
            texts.emplace_back();
            for (std::size_t j = 0; j <= i; ++j)
                texts.back() += (i * j) % 3 == 0 ? "A B " : (i + j) % 5 == 0 ? "cs. " : "a STRASSE ";
        }
        std::vector<PhraseBag> expected(texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i)
            expected[i] = matcher.match(texts[i]);

        std::vector<std::vector<PhraseBag>> bags(8, std::vector<PhraseBag>(texts.size()));
        std::vector<std::thread> threads;
        for (auto &mine : bags) {
            threads.emplace_back([&] {
                for (std::size_t i = 0; i < texts.size(); ++i)
                    mine[i] = matcher.match(texts[i]);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        for (const auto &mine : bags)
            QVERIFY(mine == expected);
    }

private:
    static void addOverlapRows()
    {
        const QString terms = "heart|heart attack|attack rate|heart attack risk score|rate";
        QTest::newRow("longest") << terms << QByteArray("heart attack") << "heart attack";
        QTest::newRow("left first") << terms << QByteArray("heart attack rate") << "heart attack|rate";
        QTest::newRow("falls back to the longest whole")
            << terms << QByteArray("heart attack risk") << "heart attack";
        QTest::newRow("four words") << terms << QByteArray("a heart attack risk score")
                                    << "heart attack risk score";
        QTest::newRow("again") << terms << QByteArray("heart heart attack heart") << "heart*2|heart attack";
        QTest::newRow("starts anew after a broken phrase") << "a b c|b d" << QByteArray("a b d") << "b d";
        QTest::newRow("no prefix alone") << "a b c" << QByteArray("a b a b c a") << "a b c";
    }

    static void addBoundaryRows()
    {
        QTest::newRow("inside a word") << "cat" << QByteArray("category bobcat concatenate") << "";
        QTest::newRow("punctuation") << "cat" << QByteArray("(cat) cat, \"cat\" cat") << "cat*4";
        QTest::newRow("digits belong to words") << "b12|bb" << QByteArray("b12 bb 12bb") << "b12|bb";
        QTest::newRow("two words with digits")
            << "vitamin b12" << QByteArray("Vitamin B12.") << "vitamin b12";
        QTest::newRow("accent at the end") << "caf" << QByteArray("caf\u00E9 cafe\u0301") << "";
        QTest::newRow("accent at the start") << "clair" << QByteArray("\u00E9clair") << "";
        QTest::newRow("underscore") << "cat" << QByteArray("cat_food") << "cat";
        QTest::newRow("8 bytes") << "abcdefgh" << QByteArray("abcdefgh abcdefghi abcdefg") << "abcdefgh";
        QTest::newRow("16 bytes") << "abcdefghijklmnop" << QByteArray("ABCDEFGHIJKLMNOP abcdefghijklmnopq")
                                  << "abcdefghijklmnop";
        QTest::newRow("17 bytes") << "abcdefghijklmnopq" << QByteArray("Abcdefghijklmnopq abcdefghijklmnopr")
                                  << "abcdefghijklmnopq";
    }

    static void addJoinerRows()
    {
        for (const char *joiner : {" ",
                                   "   ",
                                   "\t",
                                   "\n",
                                   "\r\n",
                                   "\r",
                                   " \n ",
                                   "-",
                                   "/",
                                   "'",
                                   " - ",
                                   "-\n",
                                   "\u2019",
                                   "\u2010",
                                   "\u2011",
                                   "\u00A0",
                                   "\u3000",
                                   "\u2028"})
            QTest::addRow("joins %s", QByteArray(joiner).toPercentEncoding().constData())
                << "x ray" << QByteArray("X") + joiner + "ray"
                << "x ray";
        for (const char *breaker : {".",
                                    ". ",
                                    ",",
                                    ";",
                                    ":",
                                    "\n\n",
                                    "\r\n\r\n",
                                    "\n \n",
                                    "\r\r",
                                    "--",
                                    "- -",
                                    "&",
                                    "_",
                                    "(",
                                    "\u2013",
                                    "\u2029",
                                    "\xFF"})
            QTest::addRow("parts %s", QByteArray(breaker).toPercentEncoding().constData())
                << "xx ray|xx" << QByteArray("XX") + breaker + "ray"
                << "xx";
        QTest::newRow("apostrophe") << "crohn's disease"
                                    << QByteArray("Crohn\u2019s disease, crohn's-disease")
                                    << "crohn's disease*2";
        QTest::newRow("joiners around a phrase") << "cat" << QByteArray("'cat' -cat- /cat") << "cat*3";
        QTest::newRow("marks of a form do not count")
            << "St. John's wort" << QByteArray("st john's wort") << "St. John's wort";
    }

    static void addFoldingRows()
    {
        QTest::newRow("capitals") << "Heart" << QByteArray("HEART heart hEaRt") << "Heart*3";
        QTest::newRow("sharp s") << "straße" << QByteArray("STRASSE Strasse STRA\u1E9EE straße")
                                 << "straße*4";
        QTest::newRow("dotless i is another letter") << "ılık|ilik" << QByteArray("ILIK ılık") << "ilik|ılık";
        QTest::newRow("composed and decomposed")
            << "caf\u00E9" << QByteArray("cafe\u0301 CAFE\u0301 CAF\u00C9") << "caf\u00E9*3";
        QTest::newRow("accents are kept")
            << "caf\u00E9|cafe" << QByteArray("cafe caf\u00E9") << "cafe|caf\u00E9";
        QTest::newRow("full width") << "ct 12" << QByteArray("ＣＴ\u3000１２") << "ct 12";
        QTest::newRow("ligature") << "fibre" << QByteArray("\uFB01bre") << "fibre";
        QTest::newRow("Greek") << "\u03C3\u03CC\u03C2" << QByteArray("\u03A3\u038C\u03A3")
                               << "\u03C3\u03CC\u03C2";
        QTest::newRow("Kelvin sign") << "kg" << QByteArray("\u212Ag") << "kg";
        QTest::newRow("long") << "donaudampfschifffahrtsgesellschaftskapitän"
                              << QByteArray("DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITÄN")
                              << "donaudampfschifffahrtsgesellschaftskapitän";
    }

    static void addNameRows()
    {
        QTest::newRow("a short name as it is written")
            << "US" << QByteArray("the US, us, Us and US") << "US*2";
        QTest::newRow("of three characters") << "WHO" << QByteArray("who asked the WHO? Who?") << "WHO";
        QTest::newRow("beside a word of the same letters")
            << "WHO|who" << QByteArray("who asked the WHO? Who?") << "WHO|who*2";
        QTest::newRow("four characters are any case") << "AIDS" << QByteArray("aids AIDS Aids") << "AIDS*3";
        QTest::newRow("small letters are any case") << "flu" << QByteArray("flu FLU Flu") << "flu*3";
        QTest::newRow("a capital further on") << "mRNA|pH" << QByteArray("ph pH PH mrna") << "pH|mRNA";
        QTest::newRow("not of two bytes only") << "Öl" << QByteArray("öl Öl ÖL") << "Öl";
        QTest::newRow("inside a phrase any case")
            << "CT scan" << QByteArray("ct scan CT Scan") << "CT scan*2";
        QTest::newRow("one letter never")
            << "C|I|é|vitamin C" << QByteArray("C i é É, vitamin c") << "vitamin C";
        QTest::newRow("an ideograph is a word") << "心" << QByteArray("心") << "心";
    }

    static void addOddRows()
    {
        QTest::newRow("empty") << "cat" << QByteArray() << "";
        QTest::newRow("no word") << "cat" << QByteArray(" .,-\n\n!") << "";
        QTest::newRow("only malformed bytes") << "cat" << QByteArray("\xFF\xC3\xED\xA0\x80\xF8") << "";
        QTest::newRow("malformed bytes part words") << "caf|au" << QByteArray("caf\xE9 au lait") << "caf|au";
        QTest::newRow("cut character at the end") << "cat" << QByteArray("cat\xE2\x82") << "cat";
        QTest::newRow("zero bytes") << "cat|cat food" << QByteArray("cat\0food\0cat", 12) << "cat*2";
        QTest::newRow("terms without words are never found") << "---|cat" << QByteArray("--- cat") << "cat";
        QTest::newRow("fillers fold to nothing") << "\u3164|cat" << QByteArray("\u3164 cat") << "cat";
        const QByteArray most(1024, 'x');
        QTest::newRow("1024 bytes") << QString(most) << most + ' ' + most.toUpper() << QString(most) + "*2";
        QTest::newRow("1025 bytes") << QString(most) + "x|cat" << most + "x cat"
                                    << "cat";
        QTest::newRow("a very long word")
            << "cat" << QByteArray(100'000, 'x') + " cat " + QByteArray("é").repeated(50'000) << "cat";
    }
};

// Above some size the tables are looked up ahead of their use.
void TestPhraseMatcher::a_vocabulary_too_large_for_the_cache_is_matched_as_a_small_one()
{
    constexpr int terms = 300'000;
    std::vector<LexiconTerm> large, small;
    std::string text;
    for (int i = 0; i < terms; ++i) {
        const std::string number = std::to_string(i);
        const std::string longWord = i % 7 == 0 ? "averylongfirstword" + number : "w" + number;
        LexiconTerm term{.term = longWord + " x" + number, .forms = {"y" + number}};
        if (i % 50 == 0) {
            text += "The " + term.term + (i % 100 == 0 ? ". " : " ") + "Y" + number + ", w" + number + " x. ";
            small.push_back(term);
        }
        large.push_back(std::move(term));
    }
    const auto found = PhraseMatcher(*Vocabulary::fromTerms(large)).match(text);
    auto expected = PhraseMatcher(*Vocabulary::fromTerms(small)).match(text);
    for (auto &[term, count] : expected)
        term *= 50;
    QCOMPARE(expected.size(), small.size());
    QVERIFY(found == expected);
}

} // namespace tst_phrasematcher

QTEST_APPLESS_MAIN(tst_phrasematcher::TestPhraseMatcher)
#include "tst_phrasematcher.moc"
