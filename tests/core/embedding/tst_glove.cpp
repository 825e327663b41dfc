#include "tests/core/embedding/VectorStage.h"

#include <QTest>

namespace tst_glove {

using tests::detailOf;
using tests::rowText;

/// Text files of GloVe, and what is kept of an import.
class TestGlove : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_stage = std::make_unique<tests::VectorStage>(); }
    void words_may_hold_blanks();
    void lines_may_be_longer_than_a_chunk();
    void refuses_what_is_no_such_file_data();
    void refuses_what_is_no_such_file();
    void is_read_once();
    void a_damaged_entry_is_made_again_data();
    void a_damaged_entry_is_made_again();
    void keeps_the_last_few();
    void works_where_nothing_can_be_kept();
    void knows_its_files_by_their_beginning_data();
    void knows_its_files_by_their_beginning();

private:
    std::vector<std::filesystem::path> kept() const
    {
        std::vector<std::filesystem::path> files;
        std::error_code ignored;
        for (const auto &entry : std::filesystem::directory_iterator(m_stage->path("cache"), ignored))
            files.push_back(entry.path());
        return files;
    }

    std::unique_ptr<tests::VectorStage> m_stage;
};

void TestGlove::words_may_hold_blanks()
{
    const auto opened =
        m_stage->openBytes("glove", "of 1 0\n. . . 1 1\nheart attack 0 2\n 5 5\n", {"heart attack"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(opened->dimension(), std::size_t{2});
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.00 1.00"));
}

// The words of a file of 3 MB, in which each is found at its place.
void TestGlove::lines_may_be_longer_than_a_chunk()
{
    std::string bytes;
    for (int word = 0; word < 3000; ++word) {
        bytes += "word" + std::to_string(word);
        for (int i = 0; i < 300; ++i)
            bytes += i == word % 300 ? " 1.0" : " 0.0";
        bytes += "\n";
    }
    const auto opened = m_stage->openBytes("glove", bytes, {"word0", "word1234", "word2999"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    std::vector<float> row(300);
    opened->copyRow(1, row);
    QCOMPARE(row[1234 % 300], 1.0F);
    opened->copyRow(2, row);
    QCOMPARE(row[2999 % 300], 1.0F);
}

void TestGlove::refuses_what_is_no_such_file_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const char *text, const char *message) {
        QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(message);
    };
    row("a header", "2 2\nheart 1 0\nlung 0 1\n", "choose the source word2vec or fasttext");
    row("no numbers", "heart\nlung\n", "line 1: a word and its numbers");
    row("another dimension", "heart 1 0 1\nlung 0 1\n", "line 2: a word and 3 numbers were expected");
    row("blank lines", "\n\n\n", "holds no word");
    row("another language", "coeur 1 0\npoumon 0 1\n", "knows no word of the vocabulary");
    row("prose", "heart of the matter\n", "line 1: number 1 of the word is none");
}

void TestGlove::refuses_what_is_no_such_file()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const auto opened = m_stage->openBytes("glove", text.toStdString(), {"heart"});
    QVERIFY(!opened.has_value());
    QVERIFY2(detailOf(opened).contains(message), qPrintable(detailOf(opened)));
    QVERIFY(kept().empty());
}

void TestGlove::is_read_once()
{
    const core::Settings settings{{"file", m_stage->write("glove.txt", "heart 1 0\nlung 0 1\n")}};
    const auto first = m_stage->open("glove", settings, {"heart", "zzz"});
    QVERIFY2(first.has_value(), qPrintable(detailOf(first)));
    QCOMPARE(kept().size(), std::size_t{1});
    // Whether it is opened rather than read shows in what is not asked: a cancel.
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const auto terms = tests::VectorStage::lexicon({"heart", "zzz"});
    const auto again = core::embedding::findSource("glove")->open(
        settings, {.vocabulary = terms}, m_stage->folders(), control);
    QVERIFY(again && again->digest() == first->digest());
    QVERIFY(again->facts() == first->facts());
    QCOMPARE(rowText(*again, 0), rowText(*first, 0));
    QCOMPARE(rowText(*again, 1), rowText(*first, 1));
    // Of other terms, and of another file, it is read again.
    QVERIFY(m_stage->open("glove", settings, {"lung"}));
    m_stage->write("glove.txt", "heart 0 1\nlung 1 0\n");
    const auto changed = m_stage->open("glove", settings, {"heart", "zzz"});
    QVERIFY(changed && changed->digest() != first->digest());
    QCOMPARE(kept().size(), std::size_t{3});
}

void TestGlove::a_damaged_entry_is_made_again_data()
{
    QTest::addColumn<int>("change");
    for (int change = 0; change < 6; ++change)
        QTest::addRow("change %d", change) << change;
}

void TestGlove::a_damaged_entry_is_made_again()
{
    QFETCH(int, change);
    const core::Settings settings{{"file", m_stage->write("glove.txt", "heart 1 0 0\nlung 0 1 0\n")}};
    const auto first = m_stage->open("glove", settings, {"heart", "lung"});
    QVERIFY(first.has_value());
    const auto path = kept().front();
    const auto size = std::filesystem::file_size(path);
    if (change == 0)
        std::filesystem::resize_file(path, size - 1);
    else if (change == 1)
        std::filesystem::resize_file(path, 0);
    else {
        // In the size, the digest, the facts, and the last number.
        const std::array<std::uintmax_t, 4> places = {8, 40, 72, size - 1};
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        const auto place = static_cast<std::streamoff>(places[static_cast<std::size_t>(change - 2)]);
        file.seekg(place);
        const char byte = static_cast<char>(file.get() ^ 0x10);
        file.seekp(place);
        file.put(byte);
    }
    const auto again = m_stage->open("glove", settings, {"heart", "lung"});
    QVERIFY(again && again->digest() == first->digest());
    QVERIFY(again->facts() == first->facts());
    QCOMPARE(rowText(*again, 1), QStringLiteral("0.00 1.00 0.00"));
    QCOMPARE(std::filesystem::file_size(path), size);
}

void TestGlove::keeps_the_last_few()
{
    const core::Settings settings{{"file", m_stage->write("glove.txt", "heart 1 0\nlung 0 1\n")}};
    for (int i = 0; i < 12; ++i)
        QVERIFY(m_stage->open("glove", settings, {"heart", "term " + std::to_string(i)}));
    QCOMPARE(kept().size(), std::size_t{8});
}

void TestGlove::works_where_nothing_can_be_kept()
{
    m_stage->write("cache", "a file where a folder should be");
    const auto opened = m_stage->openBytes("glove", "heart 1 0\nlung 0 1\n", {"lung"});
    QVERIFY2(opened.has_value(), qPrintable(detailOf(opened)));
    QCOMPARE(rowText(*opened, 0), QStringLiteral("0.00 1.00"));
}

void TestGlove::knows_its_files_by_their_beginning_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("source");
    QTest::newRow("glove") << QByteArray("the 0.418 0.24968 -0.41242\nof 1 2 3\n") << QStringLiteral("glove");
    QTest::newRow("word2vec") << QByteArray("400000 300\nthe 0.1 0.2") << QStringLiteral("word2vec");
    QTest::newRow("fasttext") << QByteArray("\xba\x16\x4f\x2f\x0c\x00\x00\x00", 8)
                              << QStringLiteral("fasttext");
    QTest::newRow("safetensors") << QByteArray("\x40\x00\x00\x00\x00\x00\x00\x00{\"embeddings\"", 20)
                                 << QStringLiteral("safetensors");
    QTest::newRow("prose") << QByteArray("The heart of the matter.\n") << QString();
    QTest::newRow("a table") << QByteArray("id,label,text\n1,2,3\n") << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
}

void TestGlove::knows_its_files_by_their_beginning()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, source);
    QStringList recognising;
    for (const auto *each : core::embedding::sources())
        if (each->recognises(head.toStdString()))
            recognising << QString::fromUtf8(each->name().data(),
                                             static_cast<qsizetype>(each->name().size()));
    QCOMPARE(recognising.join(QLatin1Char(' ')), source);
}

} // namespace tst_glove

QTEST_APPLESS_MAIN(tst_glove::TestGlove)
#include "tst_glove.moc"
