#include "core/rewriter/Bpe.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_bpe {

using core::rewriter::Bpe;
using core::rewriter::Token;

namespace {

void write(const QTemporaryDir &folder, const char *name, const std::string &text)
{
    std::ofstream(folder.filePath(name).toStdString(), std::ios::binary) << text;
}

// By hand: "l o" before "lo w" before "Ġ lo"; so " low" is "Ġ" + "low" and never "Ġlo" + "w".
constexpr const char *vocabulary = R"({"<s>": 0, "<pad>": 1, "</s>": 2, "<unk>": 3, "l": 4, "o": 5, "w": 6,
    "\u0120": 7, "lo": 8, "low": 9, "\u0120lo": 10, "e": 11, "r": 12, "er": 13, "\u00c3": 14, "\u00a9": 15})";
constexpr const char *merges = "#version: 0.2\nl o\nlo w\n\u0120 lo\ne r\n";

} // namespace

class TestBpe : public QObject
{
    Q_OBJECT

private slots:
    void a_text_is_cut_as_by_the_published_expression_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("blank before") << "a b" << QStringList{"a", " b"};
        QTest::newRow("two blanks") << "a  b" << QStringList{"a", " ", " b"};
        QTest::newRow("blanks at the end") << "a  " << QStringList{"a", "  "};
        QTest::newRow("line break before a word") << "a\n\nb" << QStringList{"a", "\n", "\n", "b"};
        QTest::newRow("blank and break") << "a \nb" << QStringList{"a", " ", "\n", "b"};
        QTest::newRow("shortened") << "it's we'll" << QStringList{"it", "'s", " we", "'ll"};
        QTest::newRow("capital is not shortened") << "IT'S" << QStringList{"IT", "'", "S"};
        QTest::newRow("numbers") << "x2 10mg" << QStringList{"x", "2", " 10", "mg"};
        QTest::newRow("signs") << "p<0.05!" << QStringList{"p", "<", "0", ".", "05", "!"};
        QTest::newRow("letters of others")
            << QString::fromUtf8("Müller über")
            << QStringList{QString::fromUtf8("Müller"), QString::fromUtf8(" über")};
    }
    void a_text_is_cut_as_by_the_published_expression()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        const std::string bytes = text.toStdString();
        QStringList found;
        for (const auto word : core::rewriter::wordsOf(bytes))
            found << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        QCOMPARE(found, words);
    }

    void merges_are_applied_in_their_order()
    {
        QTemporaryDir folder;
        write(folder, "vocab.json", vocabulary);
        write(folder, "merges.txt", merges);
        const auto bpe = Bpe::read(folder.path().toStdString());
        QVERIFY(bpe.has_value());
        QCOMPARE(bpe->encode("low lower"), (std::vector<Token>{9, 7, 9, 13}));
        QCOMPARE(bpe->encode("lo lo"), (std::vector<Token>{8, 10}));
        QCOMPARE(bpe->encode("\u00e9"), (std::vector<Token>{14, 15}));
        QCOMPARE(bpe->encode("z"), (std::vector<Token>{3}));
        QCOMPARE(bpe->decode(std::vector<Token>{0, 9, 7, 9, 13, 2, 1, -5, 99}), std::string("low lower"));
        QCOMPARE(bpe->decode(std::vector<Token>{14}), std::string("\ufffd"));
        QCOMPARE(bpe->row("low low low", 5), (std::vector<Token>{0, 9, 7, 9, 2}));
        QCOMPARE(bpe->row("low", 5), (std::vector<Token>{0, 9, 2, 1, 1}));
    }

    void what_is_learned_gives_every_text_back()
    {
        const std::vector<std::string> texts = {"low lower lowest", "new newer", "low low newer"};
        const Bpe learned = Bpe::learn(texts, 270);
        QVERIFY(learned.encode("low").size() < 3);
        QTemporaryDir folder;
        QVERIFY(learned.write(folder.path().toStdString()).has_value());
        const auto read = Bpe::read(folder.path().toStdString());
        QVERIFY(read.has_value());
        for (const std::string text : {"low  newest\n", "unseen \u20ac 12's", ""}) {
            QCOMPARE(read->encode(text), learned.encode(text));
            QCOMPARE(read->decode(read->encode(text)), text);
        }
    }

    void files_that_are_none_are_refused_data()
    {
        QTest::addColumn<QString>("vocabulary");
        QTest::addColumn<QString>("merges");
        QTest::newRow("no JSON") << "{"
                                 << "";
        QTest::newRow("number twice") << R"({"<s>":0,"<pad>":0,"</s>":2,"<unk>":3})"
                                      << "";
        QTest::newRow("number too large") << R"({"<s>":0,"<pad>":1,"</s>":2,"<unk>":4})"
                                          << "";
        QTest::newRow("special missing") << R"({"<s>":0,"<pad>":1,"</s>":2,"x":3})"
                                         << "";
        QTest::newRow("three pieces") << vocabulary << "a b c\n";
        QTest::newRow("one piece") << vocabulary << "abc\n";
    }
    void files_that_are_none_are_refused()
    {
        QFETCH(QString, vocabulary);
        QFETCH(QString, merges);
        QTemporaryDir folder;
        write(folder, "vocab.json", vocabulary.toStdString());
        write(folder, "merges.txt", merges.toStdString());
        const auto read = Bpe::read(folder.path().toStdString());
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, core::ErrorCode::InvalidPlan);
    }
};

} // namespace tst_bpe

QTEST_APPLESS_MAIN(tst_bpe::TestBpe)
#include "tst_bpe.moc"
