#include "core/learning/GeneralWords.h"
#include "core/learning/Passages.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace tst_generalwords {

using namespace core;
using namespace core::learning;

namespace {

const std::filesystem::path resources = KEYSEED_RESOURCES_DIR;

GeneralWords listOf(std::string_view code)
{
    return GeneralWords::forLanguage(*findLanguage(code), resources).value();
}

} // namespace

class TestGeneralWords : public QObject
{
    Q_OBJECT

private slots:
    void knows_common_words_of_each_language_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("common");
        QTest::addColumn<QString>("ofField");
        QTest::addColumn<QString>("place");
        QTest::newRow("de") << "de"
                            << "inzwischen"
                            << "niereninsuffizienz"
                            << "deutschland";
        QTest::newRow("es") << "es"
                            << "especialmente"
                            << "adenopat\u00EDas"
                            << "alemania";
        QTest::newRow("fr") << "fr"
                            << "notamment"
                            << "ad\u00E9nopathie"
                            << "allemagne";
        QTest::newRow("it") << "it"
                            << "soprattutto"
                            << "linfoadenopatia"
                            << "germania";
        QTest::newRow("nl") << "nl"
                            << "inmiddels"
                            << "nierinsufficientie"
                            << "duitsland";
        QTest::newRow("pt") << "pt"
                            << "especialmente"
                            << "adenopatia"
                            << "alemanha";
        QTest::newRow("en") << "en"
                            << "people"
                            << "lymphadenopathy"
                            << "germany";
    }
    void knows_common_words_of_each_language()
    {
        QFETCH(QString, code);
        QFETCH(QString, common);
        QFETCH(QString, ofField);
        QFETCH(QString, place);
        const Language &language = *findLanguage(code.toStdString());
        const GeneralWords general = listOf(language.code);
        QVERIFY(hasGeneralWords(language.code) && !general.isEmpty());
        const GeneralWords::Frequency rare{.passages = 1e-4, .words = 1e-5};
        const auto ratio = [&](const QString &word) {
            return general.ratio(normalised(language, word.toStdString()), rare);
        };
        QVERIFY(ratio(common) < 1);
        QVERIFY(ratio(ofField) > 5 * ratio(common));
        QVERIFY(general.isPlace(normalised(language, place.toStdString())));
        QVERIFY(!general.isPlace(normalised(language, common.toStdString())));
        QVERIFY(general.mostFrequent().size() > 100);
    }

    void has_no_list_of_an_unknown_language()
    {
        QVERIFY(!hasGeneralWords("und"));
        QVERIFY(listOf("und").isEmpty());
    }

    void takes_a_list_of_counts()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("words.tsv").toStdString();
        std::ofstream(path) << "# Finnish\nja\t900\r\nhaava\t100\n";
        const auto general = GeneralWords::forLanguage(*findLanguage("und"), resources, path);
        QVERIFY2(general.has_value(), general ? "" : general.error().detail.c_str());
        QVERIFY(std::abs(general->ratio("ja", {.words = 0.9}) - 1) < 1e-9);
        QVERIFY(std::abs(general->ratio("haava", {.words = 0.2}) - 2) < 1e-9);
        // An unknown word is rarer than the last of the list.
        QVERIFY(general->ratio("maksa", {.words = 0.1}) > 1);
        QCOMPARE(general->mostFrequent()[0], std::string("ja"));
    }

    void refuses_a_list_with_a_fault_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no tab") << QByteArray("ja\t3\nhaava 2\n") << "line 2";
        QTest::newRow("no number") << QByteArray("ja\tmany\n") << "line 1";
        QTest::newRow("zero") << QByteArray("ja\t0\n") << "line 1";
        QTest::newRow("infinite") << QByteArray("ja\tinf\n") << "line 1";
        QTest::newRow("no word") << QByteArray("\t3\n") << "line 1";
        QTest::newRow("empty") << QByteArray("# nothing\n") << "no line";
        QTest::newRow("not UTF-8") << QByteArray("j\xff\t3\n") << "UTF-8";
        QTest::newRow("damaged gzip") << QByteArray("\x1f\x8b\x08 cut") << "gzip";
    }
    void refuses_a_list_with_a_fault()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, expected);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("words.tsv").toStdString();
        std::ofstream(path, std::ios::binary) << content.toStdString();
        const auto general = GeneralWords::forLanguage(*findLanguage("und"), resources, path);
        QVERIFY(!general && general.error().code == ErrorCode::InvalidParameter);
        QVERIFY2(general.error().detail.find(expected.toStdString()) != std::string::npos,
                 general.error().detail.c_str());
    }

    void names_a_missing_list()
    {
        const auto general = GeneralWords::forLanguage(*findLanguage("und"), resources, "/nowhere/words.tsv");
        QVERIFY(!general && general.error().code == ErrorCode::NotFound);
    }
};

} // namespace tst_generalwords

QTEST_APPLESS_MAIN(tst_generalwords::TestGeneralWords)
#include "tst_generalwords.moc"
