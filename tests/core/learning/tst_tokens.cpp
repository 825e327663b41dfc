#include "core/learning/Tokens.h"

#include <QStringList>
#include <QTest>

namespace tst_tokens {

using namespace core::learning;

class TestTokens : public QObject
{
    Q_OBJECT

private slots:
    void cuts_text_into_words_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << "Heart failure" << QStringList{"heart", "failure"};
        QTest::newRow("hyphen inside") << "a follow-up" << QStringList{"a", "follow-up"};
        QTest::newRow("dash outside") << "one - two-" << QStringList{"one", "two"};
        QTest::newRow("genitive") << "Crohn's disease" << QStringList{"crohn", "disease"};
        QTest::newRow("typographic genitive") << "Crohn\u2019s" << QStringList{"crohn"};
        QTest::newRow("elision") << "l'\u0153sophage" << QStringList{"l", "\u0153sophage"};
        QTest::newRow("no genitive") << "d'some" << QStringList{"d", "some"};
        QTest::newRow("umlauts") << "\u00DCbelkeit" << QStringList{"\u00FCbelkeit"};
        QTest::newRow("sharp s") << "Stra\u00DFe" << QStringList{"strasse"};
        QTest::newRow("number") << "3.5 mg" << QStringList{"", "", "mg"};
        QTest::newRow("digits behind") << "covid-19 t2" << QStringList{"covid-19", "t2"};
        QTest::newRow("address") << "see www.example.org/a-b now" << QStringList{"see", "", "now"};
        QTest::newRow("mail") << "me@example now" << QStringList{"", "now"};
        QTest::newRow("link") << "(http://example) now" << QStringList{"", "now"};
        QTest::newRow("end of a sentence is no address") << "done. Next" << QStringList{"done", "next"};
        QTest::newRow("too long") << QString(101, 'a') + " b" << QStringList{"", "b"};
        QTest::newRow("nothing") << " . " << QStringList{};
    }
    void cuts_text_into_words()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        const std::string bytes = text.toStdString();
        TokenScanner scanner(bytes);
        QStringList found;
        std::string folded;
        for (Token token; scanner.next(token, folded);) {
            QVERIFY(token.begin < token.end && token.end <= bytes.size());
            found.append(QString::fromStdString(folded));
        }
        QCOMPARE(found, words);
    }

    void tells_what_lies_between_words_data()
    {
        QTest::addColumn<QString>("between");
        QTest::addColumn<bool>("continues");
        QTest::addColumn<bool>("startsSentence");
        QTest::newRow("blank") << " " << true << false;
        QTest::newRow("line break") << " \r\n  " << true << false;
        QTest::newRow("apostrophe") << "'" << true << false;
        QTest::newRow("paragraph") << "\n\n" << false << true;
        QTest::newRow("comma") << ", " << false << false;
        QTest::newRow("point") << ". " << false << true;
        QTest::newRow("question") << "?\n" << false << true;
        QTest::newRow("slash") << "/" << false << false;
    }
    void tells_what_lies_between_words()
    {
        QFETCH(QString, between);
        QFETCH(bool, continues);
        QFETCH(bool, startsSentence);
        const std::string text = "one" + between.toStdString() + "two";
        TokenScanner scanner(text);
        Token token;
        std::string folded;
        QVERIFY(scanner.next(token, folded));
        QVERIFY(!token.continues && token.startsSentence);
        QVERIFY(scanner.next(token, folded));
        QCOMPARE(token.continues, continues);
        QCOMPARE(token.startsSentence, startsSentence);
        QVERIFY(!scanner.next(token, folded));
    }

    void ends_with_any_bytes()
    {
        std::string folded;
        for (const std::string text : {"\xff", "a\xC3", "\xE2\x80 b", "'s's", "a'", "a-", "\xCC\x81"}) {
            TokenScanner scanner(text);
            Token token;
            int count = 0;
            while (scanner.next(token, folded))
                QVERIFY(++count < 10);
        }
    }
};

} // namespace tst_tokens

QTEST_APPLESS_MAIN(tst_tokens::TestTokens)
#include "tst_tokens.moc"
