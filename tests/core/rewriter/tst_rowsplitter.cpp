#include "core/base/NewFile.h"
#include "core/rewriter/RowSplitter.h"
#include "core/rewriter/Shape.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>
#include <random>

namespace tst_rowsplitter {

using namespace core::rewriter;

namespace {

constexpr std::size_t mostBpe = 18;   // and two ends
constexpr std::size_t mostWords = 19; // and one
constexpr std::size_t mostBytes = 512;

// What is not white space, in its order.
std::string solid(std::string_view text)
{
    std::string kept;
    for (const char each : text)
        if (std::string_view(" \t\r\n\f\v").find(each) == std::string_view::npos)
            kept += each;
    return kept;
}

std::size_t solidWords(std::string_view text)
{
    const auto words = wordsOf(text);
    return static_cast<std::size_t>(
        std::ranges::count_if(words, [](std::string_view word) { return !solid(word).empty(); }));
}

} // namespace

/// Texts in rows that a model encodes whole.
class TestRowSplitter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_row_ends_behind_a_sentence_once_it_has_some_tokens();
    void a_word_longer_than_a_row_is_divided_data();
    void a_word_longer_than_a_row_is_divided();
    void nothing_of_random_texts_is_lost_and_every_row_fits();
    void a_folder_without_a_model_is_refused();

private:
    void check(const std::string &text);

    QTemporaryDir m_bart;
    QTemporaryDir m_adept;
    std::optional<Bpe> m_bpe;
    std::optional<RowSplitter> m_ofTokens;
    std::optional<RowSplitter> m_ofWords;
};

void TestRowSplitter::initTestCase()
{
    const std::vector<std::string> texts(5, "the cat sees the dog and the dog sees the cat, 's");
    m_bpe = Bpe::learn(texts, 290);
    const std::filesystem::path bart = m_bart.path().toStdString();
    QVERIFY(m_bpe->write(bart));
    Shape shape{.width = 8, .tokens = static_cast<std::int64_t>(m_bpe->size()), .positions = 20};
    shape.encoderHeads = shape.decoderHeads = 2;
    QVERIFY(writeShape(shape, bart));
    const std::filesystem::path adept = m_adept.path().toStdString();
    QVERIFY(writeAdeptFacts({.form = ModelForm::Adept, .values = 32, .clip = 5.0}, adept));
    QVERIFY(core::writeNewFile(adept / "words.json", "{}\n"));
    auto ofTokens = RowSplitter::open(bart);
    QVERIFY2(ofTokens, ofTokens ? "" : ofTokens.error().detail.c_str());
    m_ofTokens = std::move(*ofTokens);
    auto ofWords = RowSplitter::open(adept);
    QVERIFY2(ofWords, ofWords ? "" : ofWords.error().detail.c_str());
    m_ofWords = std::move(*ofWords);
}

void TestRowSplitter::check(const std::string &text)
{
    std::string all;
    for (const std::string &row : m_ofTokens->rowsOf(text)) {
        QVERIFY(!solid(row).empty());
        QVERIFY(row.size() <= mostBytes);
        QVERIFY(m_bpe->encode(row).size() <= mostBpe);
        all += row;
    }
    QVERIFY(solid(all) == solid(text));
    all.clear();
    for (const std::string &row : m_ofWords->rowsOf(text)) {
        QVERIFY(!solid(row).empty());
        QVERIFY(row.size() <= mostBytes);
        QVERIFY(solidWords(row) <= mostWords);
        all += row;
    }
    QVERIFY(solid(all) == solid(text));
}

void TestRowSplitter::a_row_ends_behind_a_sentence_once_it_has_some_tokens()
{
    const std::string text = "One. Two three four five six seven eight nine.  Ten\n";
    QVERIFY(m_ofWords->rowsOf(text)
            == (std::vector<std::string>{"One. Two three four five six seven eight nine.", "Ten"}));
    QVERIFY(m_ofWords->rowsOf("").empty());
    QVERIFY(m_ofWords->rowsOf(" \n\t ").empty());
    QVERIFY(m_ofTokens->rowsOf(" \n\t ").empty());
}

void TestRowSplitter::a_word_longer_than_a_row_is_divided_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("an address") << QByteArray("see https://example.org/") + QByteArray(60, 'q') + " there";
    QTest::newRow("of two bytes a character") << QByteArray("\xc3\xa4").repeated(40);
    QTest::newRow("of four") << QByteArray("\xf0\x9f\x98\x80").repeated(40);
    QTest::newRow("of three, very long") << "x" + QByteArray("\xe6\xbc\xa2").repeated(2000);
    QTest::newRow("many long words") << (QByteArray("\xc3\xa4").repeated(30) + ' ').repeated(100);
    QTest::newRow("no UTF-8") << QByteArray("\x80").repeated(1100);
    QTest::newRow("very long") << QByteArray("z").repeated(100'000);
    QTest::newRow("much white space") << "a" + QByteArray(300, ' ') + "b" + QByteArray(300, '\n') + "c";
}

void TestRowSplitter::a_word_longer_than_a_row_is_divided()
{
    QFETCH(QByteArray, text);
    check(text.toStdString());
    if (QString::fromUtf8(text).toUtf8() != text)
        return;
    for (const auto *splitter : {&*m_ofTokens, &*m_ofWords}) // whole characters stay whole
        for (const std::string &row : splitter->rowsOf(text.toStdString()))
            QCOMPARE(QString::fromStdString(row).toUtf8(), QByteArray::fromStdString(row));
}

void TestRowSplitter::nothing_of_random_texts_is_lost_and_every_row_fits()
{
    const std::vector<std::string> pieces = {
        "the",  "cat",  " ",   " ",    " ",   "  ",    "\n",   "\t",       "'s",           "'",
        "'re",  ".",    "!",   "?",    "dog", "7",     "1234", "\xc3\xa9", "\xe2\x82\xac", "\xc2\xa0",
        "\xff", "\x80", "Zyx", "sees", "-",   "=====", "\r\n", "\x01"};
    std::mt19937 random(1); // NOLINT: a fixed seed, so that a failure comes again
    std::uniform_int_distribution<std::size_t> piece(0, pieces.size() - 1);
    std::uniform_int_distribution<int> length(0, 120);
    for (int round = 0; round < 2000; ++round) {
        std::string text;
        for (int left = length(random); left > 0; --left)
            text += pieces[piece(random)];
        check(text);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestRowSplitter::a_folder_without_a_model_is_refused()
{
    QTemporaryDir empty;
    const auto splitter = RowSplitter::open(empty.path().toStdString());
    QVERIFY(!splitter);
    QCOMPARE(splitter.error().code, core::ErrorCode::NotFound);
}

} // namespace tst_rowsplitter

QTEST_APPLESS_MAIN(tst_rowsplitter::TestRowSplitter)
#include "tst_rowsplitter.moc"
