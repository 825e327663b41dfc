#include "core/learning/Languages.h"
#include "core/learning/Passages.h"
#include "core/learning/Tokens.h"
#include "core/vocabulary/Folding.h"
#include "tests/core/learning/SampleTexts.h"

#include <QTest>

#include <set>

namespace tst_languages {

using namespace core::learning;

class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void recognises_a_language_by_its_stop_words()
    {
        for (const std::string_view code : {"en", "de", "fr", "es"}) {
            std::string text;
            for (const std::string_view frame : tests::sampleLanguage(code).frames)
                text += std::string(frame);
            QCOMPARE(std::string(guessLanguage(text).code), std::string(code));
        }
    }

    void takes_other_texts_for_no_known_language()
    {
        QCOMPARE(std::string(guessLanguage("").code), std::string("und"));
        QCOMPARE(std::string(guessLanguage("Syd\u00E4men vajaatoiminta aiheuttaa hengenahdistusta").code),
                 std::string("und"));
    }

    void brings_inflections_together_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::newRow("en s") << "en"
                              << "ulcer"
                              << "ulcers";
        QTest::newRow("en y") << "en"
                              << "biopsy"
                              << "biopsies";
        QTest::newRow("en es") << "en"
                               << "reflex"
                               << "reflexes";
        QTest::newRow("de e") << "de"
                              << "Magengeschw\u00FCr"
                              << "Magengeschw\u00FCre";
        QTest::newRow("de umlaut") << "de"
                                   << "Anfall"
                                   << "Anf\u00E4lle";
        QTest::newRow("de en") << "de"
                               << "Gewebeprobe"
                               << "Gewebeproben";
        QTest::newRow("de nen") << "de"
                                << "Patientin"
                                << "Patientinnen";
        QTest::newRow("fr s") << "fr"
                              << "ulc\u00E8re"
                              << "ulc\u00E8res";
        QTest::newRow("fr aux") << "fr"
                                << "vertical"
                                << "verticaux";
        QTest::newRow("es es") << "es"
                               << "dolor"
                               << "dolores";
        QTest::newRow("es accent") << "es"
                                   << "infecci\u00F3n"
                                   << "infecciones";
        QTest::newRow("es ces") << "es"
                                << "matriz"
                                << "matrices";
        QTest::newRow("it vowel") << "it"
                                  << "ulcera"
                                  << "ulcere";
        QTest::newRow("it h") << "it"
                              << "stomaco"
                              << "stomachi";
        QTest::newRow("nl en") << "nl"
                               << "klacht"
                               << "klachten";
        QTest::newRow("pt oes") << "pt"
                                << "les\u00E3o"
                                << "les\u00F5es";
        QTest::newRow("pt ais") << "pt"
                                << "sinal"
                                << "sinais";
    }
    void brings_inflections_together()
    {
        QFETCH(QString, code);
        QFETCH(QString, one);
        QFETCH(QString, other);
        const Language &language = *findLanguage(code.toStdString());
        QCOMPARE(normalised(language, one.toStdString()), normalised(language, other.toStdString()));
    }

    void leaves_apart_what_only_looks_inflected()
    {
        const Language &english = *findLanguage("en");
        for (const std::string word : {"virus", "abscess", "diagnosis", "gas"})
            QCOMPARE(normalised(english, word), word);
    }

    void normalises_any_word()
    {
        for (const Language *language : languages()) {
            for (const std::string word :
                 {"a", "s", "es", "aux", "nen", "\u00E9", "eee\u00E9", "ssssss", "hhhhhi"}) {
                const std::string result = normalised(*language, word);
                QVERIFY2(core::vocabulary::isUtf8(result), word.c_str());
                QVERIFY2(!result.empty(), word.c_str());
            }
        }
    }

    void each_has_a_code_of_its_own_and_connectors_that_are_stop_words()
    {
        std::set<std::string_view> codes;
        for (const Language *language : languages()) {
            QVERIFY(codes.insert(language->code).second);
            QVERIFY(findLanguage(language->code) == language);
            const auto stopWords = wordsOf(language->stopWords);
            for (const std::string &connector : wordsOf(language->connectors))
                QVERIFY2(std::ranges::count(stopWords, connector) > 0, connector.c_str());
        }
        QVERIFY(findLanguage("xx") == nullptr);
        QVERIFY(languages().back()->stopWords.empty());
    }
};

} // namespace tst_languages

QTEST_APPLESS_MAIN(tst_languages::TestLanguages)
#include "tst_languages.moc"
