#include "core/embedding/imports/FastTextModel.h"
#include "tests/core/embedding/FastTextFile.h"

#include <QTest>

namespace tst_fasttext {

using namespace core::embedding;
using tests::detailOf;
using tests::FastTextFile;
using tests::rowText;

/// Models and text files of fastText.
class TestFastText : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<tests::VectorStage>(); }
    void words_are_cut_into_ngrams();
    void hashes_bytes_as_signed();
    void a_word_is_its_row_and_its_ngrams();
    void an_unknown_word_is_made_of_ngrams();
    void a_model_without_ngrams_knows_its_words_alone();
    void labels_are_no_words();
    void reads_the_text_format();
    void refuses_what_is_no_such_model_data();
    void refuses_what_is_no_such_model();
    void refuses_every_truncation();

private:
    core::Result<Embedding> open(const FastTextFile &file, const std::vector<std::string> &terms)
    {
        return m_stage->openBytes("fasttext", file.bytes(), terms);
    }

    std::unique_ptr<tests::VectorStage> m_stage;
};

// 0xe40c292c is FNV-1a of "a", 0xbf9cf968 of "foobar": test vectors of the hash's authors.
void TestFastText::words_are_cut_into_ngrams()
{
    const auto buckets = [](const char *word, std::uint32_t shortest, std::uint32_t longest) {
        return bucketsOf(word, {.shortest = shortest, .longest = longest, .buckets = 0xffffffffU});
    };
    QVERIFY((buckets("a", 1, 1) == std::vector<std::uint32_t>{0xe40c292cU})); // the marks alone are none
    const auto six = buckets("foobar", 6, 6);
    QCOMPARE(six.size(), std::size_t{3}); // <fooba foobar oobar>
    QCOMPARE(six[1], 0xbf9cf968U);
    QCOMPARE(buckets("heart", 3, 6).size(), std::size_t{5 + 4 + 3 + 2});
    QCOMPARE(buckets("h\xC3\xA9rz", 2, 2).size(), std::size_t{5}); // characters, not bytes
    QVERIFY(buckets("heart", 3, 0).empty());
    for (const std::uint32_t bucket : bucketsOf("heart", {.shortest = 3, .longest = 6, .buckets = 7}))
        QVERIFY(bucket < 7);
}

void TestFastText::hashes_bytes_as_signed()
{
    std::uint32_t expected = 2166136261U;
    for (const std::uint32_t extended : {0xffffffc3U, 0xffffffa9U})
        expected = (expected ^ extended) * 16777619U;
    const auto buckets = bucketsOf("\xC3\xA9", {.shortest = 1, .longest = 1, .buckets = 0xffffffffU});
    QVERIFY((buckets == std::vector<std::uint32_t>{expected}));
}

void TestFastText::a_word_is_its_row_and_its_ngrams()
{
    FastTextFile file;
    const Subwords subwords{3, 6, 50};
    file.rows[0] = {3, 0};
    const auto bucket = static_cast<std::int32_t>(bucketsOf("heart", subwords).front());
    file.rows[2 + bucket] = {0, 0};
    file.rows[1] = {0, 5};
    auto opened = open(file, {"Heart", "attack"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("1.00 0.00"));
    QCOMPARE(rowText(*opened, 1), QStringLiteral("0.00 1.00"));
    QCOMPARE(opened->facts()->of(VectorOrigin::Known), std::uint64_t{2});
    const auto times = std::ranges::count(bucketsOf("heart", subwords), static_cast<std::uint32_t>(bucket));
    file.rows[2 + bucket] = {0, 3.0F / static_cast<float>(times)};
    opened = open(file, {"heart"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.71 0.71"));
}

void TestFastText::an_unknown_word_is_made_of_ngrams()
{
    FastTextFile file;
    file.rows[0] = {1, 0};
    for (const std::uint32_t bucket : bucketsOf("hearty", {3, 6, 50}))
        file.rows[2 + static_cast<std::int32_t>(bucket)] = {0, 1};
    const auto opened = open(file, {"hearty", "heart hearty"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.00 1.00"));
    QCOMPARE(opened->facts()->of(VectorOrigin::Pieces), std::uint64_t{2});
    QCOMPARE(opened->facts()->unknownWords, std::uint64_t{1});
    QCOMPARE(opened->facts()->unknownShare(), 0.0);
}

void TestFastText::a_model_without_ngrams_knows_its_words_alone()
{
    FastTextFile file;
    file.longest = 0;
    file.rows[0] = {1, 0};
    file.rows[1] = {0, 1};
    const auto opened = open(file, {"attack", "zzz"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.00 1.00"));
    QCOMPARE(opened->facts()->of(VectorOrigin::Invented), std::uint64_t{1});
}

void TestFastText::labels_are_no_words()
{
    FastTextFile file;
    file.longest = 0;
    file.labels = {"lung"};
    file.rows[0] = {1, 0};
    const auto opened = open(file, {"lung", "heart"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(opened->facts()->of(VectorOrigin::Invented), std::uint64_t{1});
}

void TestFastText::reads_the_text_format()
{
    const auto opened =
        m_stage->openBytes("fasttext", "2 2\nheart 0.5 0 \nattack 0 0.5 \n", {"heart", "attack"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 1), QStringLiteral("0.00 1.00"));
}

void TestFastText::refuses_what_is_no_such_model_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const std::string &bytes, const char *message) {
        QTest::newRow(what) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()))
                            << QString::fromUtf8(message);
    };
    row("neither", "whatever\n", "line 1: the number of words and their dimension");
    row("another version",
        FastTextFile{.version = 13}.bytes(),
        "byte 0: a fastText model of version 11 or 12");
    row("quantised", FastTextFile{.isQuantised = true}.bytes(), "the model is quantised (.ftz)");
    row("pruned", FastTextFile{.pruned = 7}.bytes(), "the model was pruned");
    row("no dimension", FastTextFile{.dimension = 0}.bytes(), "byte 8: the settings are none");
    row("negative buckets", FastTextFile{.buckets = -1}.bytes(), "byte 8: the settings are none");
    row("no words", FastTextFile{.words = {}}.bytes(), "byte 64: the dictionary has sizes");
    FastTextFile infinite;
    infinite.rows[0] = {std::numeric_limits<float>::infinity(), 0};
    row("no number", infinite.bytes(), "row 0 of the vectors holds something that is no number");
}

void TestFastText::refuses_what_is_no_such_model()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto opened = m_stage->openBytes("fasttext", bytes.toStdString(), {"heart"});
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, core::ErrorCode::InvalidPlan);
    QVERIFY2(detailOf(opened).contains(message), qPrintable(detailOf(opened)));
    QVERIFY(!std::filesystem::exists(m_stage->path("cache")));
}

// But for the matrix behind those that are read.
void TestFastText::refuses_every_truncation()
{
    FastTextFile file{.buckets = 2};
    file.rows[0] = {1, 0};
    const std::string bytes = file.bytes();
    const std::size_t needed = bytes.size() - (1 + 16 + 8);
    for (std::size_t size = 0; size < needed; ++size)
        QVERIFY(!m_stage->openBytes("fasttext", bytes.substr(0, size), {"heart"}).has_value());
    QVERIFY(m_stage->openBytes("fasttext", bytes.substr(0, needed), {"heart"}).has_value());
}

} // namespace tst_fasttext

QTEST_APPLESS_MAIN(tst_fasttext::TestFastText)
#include "tst_fasttext.moc"
