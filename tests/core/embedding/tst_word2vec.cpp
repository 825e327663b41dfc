#include "tests/core/embedding/VectorStage.h"

#include <QTest>

#include <cmath>

namespace tst_word2vec {

using namespace core::embedding;
using tests::detailOf;
using tests::floats;

namespace {

const std::string text = "4 2\nheart 3 0\nHeart 0 1 \nattack 0 2\nx_ray 1 1\n";

std::string binary()
{
    return "4 2\nheart " + floats({3, 0}) + "\nHeart " + floats({0, 1}) + "\nattack " + floats({0, 2})
           + "\nx_ray " + floats({1, 1}) + "\n";
}

} // namespace

/// Files of word2vec, and how vectors of words become those of terms.
class TestWord2Vec : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<tests::VectorStage>(); }
    void both_formats_hold_the_same();
    void a_binary_file_may_have_no_line_breaks();
    void words_are_found_as_the_terms_write_them_data();
    void words_are_found_as_the_terms_write_them();
    void rare_words_weigh_more();
    void says_what_was_not_found();
    void carries_the_built_in_vectors_over();
    void invents_where_nothing_is_known();
    void refuses_what_is_no_such_file_data();
    void refuses_what_is_no_such_file();
    void a_cancel_ends_it();

private:
    std::unique_ptr<tests::VectorStage> m_stage;
};

void TestWord2Vec::both_formats_hold_the_same()
{
    const std::vector<std::string> terms{"heart", "attack", "heart attack"};
    const auto one = m_stage->openBytes("word2vec", text, terms);
    QVERIFY2(one.has_value(), qPrintable(detailOf(one)));
    const auto other = m_stage->openBytes("word2vec", binary(), terms);
    QVERIFY2(other.has_value(), qPrintable(detailOf(other)));
    QVERIFY(one->digest() == other->digest());
    QCOMPARE(one->size(), std::size_t{3});
    QCOMPARE(one->dimension(), std::size_t{2});
    QCOMPARE(tests::rowText(*one, 0), QStringLiteral("1.00 0.00"));
    QCOMPARE(tests::rowText(*one, 1), QStringLiteral("0.00 1.00"));
}

void TestWord2Vec::a_binary_file_may_have_no_line_breaks()
{
    const auto opened = m_stage->openBytes(
        "word2vec", "2 2\nheart " + floats({3, 0}) + "attack " + floats({0, 2}), {"heart", "attack"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(tests::rowText(*opened, 1), QStringLiteral("0.00 1.00"));
}

void TestWord2Vec::words_are_found_as_the_terms_write_them_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("term");
    const auto row = [](const char *what, const char *words, const char *term) {
        QTest::newRow(what) << QString::fromUtf8(words) << QString::fromUtf8(term);
    };
    row("case of the term", "heart 0 1\nother 1 0\n", "HEART");
    row("case of the file", "HEART 0 1\nother 1 0\n", "heart");
    row("lower case before others", "Heart 1 0\nheart 0 1\n", "heart");
    row("lower case before others, whichever comes first", "heart 0 1\nHeart 1 0\n", "Heart");
    row("the first of other spellings", "Heart 0 1\nHEART 1 0\n", "heart");
    row("a phrase of the file", "heart 1 0\nheart_attack 0 1\n", "heart attack");
    row("a hyphen in the file", "ray 1 0\nx-ray 0 1\n", "X ray");
    row("a hyphen in the term", "ray 1 0\nx_ray 0 1\n", "x-ray");
    row("two words as one inside a term", "x-ray 0 1\nray 1 0\n", "zzz x ray zzz");
    row("a phrase of five words", "a 1 0\na_b_c_d_e 0 1\n", "a b c d e");
    row("accents and composition", "caf\xC3\xA9 0 1\nother 1 0\n", "cafe\xCC\x81");
    row("a mark beside a word is another thing", "(heart) 1 0\nheart 0 1\n", "heart");
    row("what is not UTF-8 is passed over", "he\xFF\x61rt 1 0\nheart 0 1\n", "heart");
    row("an unknown word is left out", "heart 0 1\nother 1 0\n", "heart zzz");
    row("zeros are no direction", "zzz 0 0\nheart 0 1\n", "heart zzz");
}

void TestWord2Vec::words_are_found_as_the_terms_write_them()
{
    QFETCH(QString, words);
    QFETCH(QString, term);
    // The bytes behind an invalid one went through QString, as they stand in the row's name: put back.
    std::string bytes = "2 2\n" + words.toStdString();
    if (const auto replaced = bytes.find("\xEF\xBF\xBD"); replaced != std::string::npos)
        bytes.replace(replaced, 3, "\xFF");
    const auto opened = m_stage->openBytes("word2vec", bytes, {term.toStdString()});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(tests::rowText(*opened, 0), QStringLiteral("0.00 1.00"));
}

// Weights a / (a + p) with a = 1e-3 and p = 1 / (rank (ln n + 0.58)); n = 1000.
void TestWord2Vec::rare_words_weigh_more()
{
    std::string bytes = "1000 2\nof 5 0\n";
    for (int i = 2; i < 1000; ++i)
        bytes += "filler" + std::to_string(i) + " 1 1\n";
    bytes += "femur 0 3\n";
    const auto opened = m_stage->openBytes("word2vec", bytes, {"of femur"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    const double harmonic = std::log(1000.0) + 0.58;
    const auto weight = [&](double rank) { return 1e-3 / (1e-3 + 1 / (rank * harmonic)); };
    std::vector<float> row(2);
    opened->copyRow(0, row);
    // Halves have 11 bits of mantissa.
    QVERIFY(std::abs(double(row[0] / row[1]) - weight(1) / weight(1000)) < 2e-3 * weight(1) / weight(1000));
}

void TestWord2Vec::says_what_was_not_found()
{
    const auto opened =
        m_stage->openBytes("word2vec", text, {"heart", "heart zzz", "yyy", "attack", "x-ray"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QVERIFY(opened->facts().has_value());
    QCOMPARE(opened->facts()->of(VectorOrigin::Known), std::uint64_t{3});
    QCOMPARE(opened->facts()->of(VectorOrigin::PartlyKnown), std::uint64_t{1});
    QCOMPARE(opened->facts()->of(VectorOrigin::Invented), std::uint64_t{1});
    QCOMPARE(opened->facts()->words, std::uint64_t{6}); // heart zzz yyy attack x ray
    QCOMPARE(opened->facts()->unknownWords, std::uint64_t{4});
    QCOMPARE(opened->facts()->unknownShare(), 0.2);
}

// Known words lie along their axis, as the built-in ones do, in other places: the map is a permutation.
void TestWord2Vec::carries_the_built_in_vectors_over()
{
    constexpr int count = tests::VectorStage::builtInWords;
    std::string bytes = std::to_string(count - 1) + " " + std::to_string(count) + "\n";
    std::vector<std::string> terms;
    for (int i = 0; i < count; ++i)
        terms.push_back("known" + std::to_string(i));
    terms.back() += " known0"; // "known39" is not in the file; known0 is, but the term below has it not
    terms.push_back("known39");
    for (int i = 0; i < count - 1; ++i) {
        bytes += "known" + std::to_string(i);
        for (int k = 0; k < count; ++k)
            bytes += k == (i + 1) % count ? " 1" : " 0";
        bytes += "\n";
    }
    const auto opened = m_stage->openBytes("word2vec", bytes, terms);
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(opened->facts()->of(VectorOrigin::CarriedOver), std::uint64_t{1});
    // The only example with the axis of known39 is "known39 known0", which the file takes for known0: axis 1.
    std::vector<float> row(static_cast<std::size_t>(count));
    opened->copyRow(static_cast<core::vocabulary::TermId>(terms.size() - 1), row);
    QCOMPARE(std::max_element(row.begin(), row.end()) - row.begin(), std::ptrdiff_t{1});
}

void TestWord2Vec::invents_where_nothing_is_known()
{
    const auto opened = m_stage->openBytes("word2vec", text, {"zzz", "heart"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(opened->facts()->of(VectorOrigin::Invented), std::uint64_t{1});
    std::vector<float> row(2);
    opened->copyRow(0, row);
    QVERIFY(std::abs(std::hypot(row[0], row[1]) - 1.0F) < 1e-3F);
}

void TestWord2Vec::refuses_what_is_no_such_file_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const std::string &bytes, const char *message) {
        QTest::newRow(what) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()))
                            << QString::fromUtf8(message);
    };
    row("empty", "", "is empty");
    row("compressed", "\x1f\x8b\x08 whatever", "is compressed (gzip); unpack it");
    row("no header", "heart 1 2\n", "line 1: the number of words and their dimension");
    row("dimension 0", "1 0\nheart\n", "line 1: the number of words and their dimension");
    row("dimension too large", "1 5000000000\nheart 1\n", "line 1: the number of words and their dimension");
    row("no word", "0 300\n", "line 1: the number of words and their dimension");
    row("too few numbers", "1 3\nheart 1 2\n", "line 2: a word and 3 numbers were expected");
    row("no number", "1 3\nheart 1 2 3nan\n", "line 2: number 3 of the word is none");
    row("not a number", "1 3\nheart 1 nan 2\n", "line 2: number 2 of the word is none");
    row("infinite", "1 3\nheart 1 2 1e99\n", "line 2: number 3 of the word is none");
    row("too few words", "3 2\nheart 1 2\n", "ends after 1 words, and line 1 says that there are 3");
    row("too many words", "1 2\nheart 1 2\nlung 2 1\n", "line 3: the end was expected");
    row("binary, cut short", binary().substr(0, binary().size() - 6), "byte 56: the vector of word 4 of 4");
    row("binary, more than it says", binary() + "more", "byte 64: the end was expected");
    row("binary, not a number",
        "1 2\nheart " + floats({1, std::nanf("")}),
        "byte 10: the vector of word 1 of 1 holds something that is no number");
    row("a line without end", "1 2\nheart " + std::string((1 << 20) + 10, '1'), "longer than 1 MB");
}

void TestWord2Vec::refuses_what_is_no_such_file()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto opened = m_stage->openBytes("word2vec", bytes.toStdString(), {"heart"});
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, core::ErrorCode::InvalidPlan);
    QVERIFY2(detailOf(opened).contains(message), qPrintable(detailOf(opened)));
    QVERIFY(detailOf(opened).startsWith(QString::fromStdString(m_stage->path("vectors").string())));
    QVERIFY(!std::filesystem::exists(m_stage->path("cache")));
}

void TestWord2Vec::a_cancel_ends_it()
{
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const auto opened = findSource("word2vec")
                            ->open({{"file", m_stage->write("vectors", text)}},
                                   {.vocabulary = tests::VectorStage::lexicon({"heart"})},
                                   m_stage->folders(),
                                   control);
    QVERIFY(!opened && opened.error().code == core::ErrorCode::Cancelled);
    QVERIFY(!std::filesystem::exists(m_stage->path("cache")));
}

} // namespace tst_word2vec

QTEST_APPLESS_MAIN(tst_word2vec::TestWord2Vec)
#include "tst_word2vec.moc"
