#include "core/learning/TermKinds.h"
#include "core/vocabulary/LexiconFile.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_termkinds {

using namespace core::learning;
using core::vocabulary::Kind;
using core::vocabulary::LexiconTerm;
using core::vocabulary::Vocabulary;

namespace {

LexiconTerm term(const char *name, Kind kind = Kind::Other)
{
    LexiconTerm made;
    made.term = name;
    made.kind = kind;
    return made;
}

TermKinds learntFrom(std::vector<LexiconTerm> terms, const char *language)
{
    for (std::size_t i = 0; i < terms.size(); ++i) {
        terms[i].weight = 1'000;
        terms[i].concept_ = static_cast<std::uint32_t>(i);
    }
    const auto vocabulary = Vocabulary::fromTerms(terms);
    return TermKinds(vocabulary.value(), *findLanguage(language));
}

TermKinds spanishKinds()
{
    return learntFrom({term("apendicitis", Kind::Disease),
                       term("bronquitis", Kind::Disease),
                       term("gastritis aguda", Kind::Disease),
                       term("artritis", Kind::Disease),
                       term("dolor", Kind::Symptom),
                       term("dolor tor\u00E1cico", Kind::Symptom),
                       term("colecistectom\u00EDa", Kind::Procedure),
                       term("mastectom\u00EDa", Kind::Procedure),
                       term("tiroidectom\u00EDa", Kind::Procedure),
                       term("mano derecha", Kind::BodyPart),
                       term("paciente")},
                      "es");
}

} // namespace

/// The kinds that learnt terms take from the terms of another vocabulary.
class TestTermKinds : public QObject
{
    Q_OBJECT

private slots:
    void the_head_word_tells_the_kind_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *term, Kind kind) { QTest::newRow(term) << term << int(kind); };
        row("dolor", Kind::Symptom);
        row("dolores tor\u00E1cicos", Kind::Symptom); // an inflection
        row("dolor abdominal difuso", Kind::Symptom); // the same head
        row("DOLOR", Kind::Symptom);
        row("meningitis", Kind::Disease); // four have this ending
        row("meningitis bacteriana", Kind::Disease);
        row("apendicectomia", Kind::Procedure); // written without its accent
        row("mano", Kind::BodyPart);
        row("humano", Kind::Other); // one example is too few for an ending
        row("color", Kind::Other);
        row("paciente", Kind::Other);
        row("cuadro de dolor", Kind::Other); // the head is the first word
    }
    void the_head_word_tells_the_kind()
    {
        QFETCH(QString, term);
        QFETCH(int, kind);
        QCOMPARE(static_cast<int>(spanishKinds().of(term.toStdString())), kind);
    }

    void the_head_is_the_last_word_where_the_language_says_so()
    {
        const TermKinds kinds =
            learntFrom({term("chest pain", Kind::Symptom), term("pain clinic", Kind::Other)}, "en");
        QCOMPARE(kinds.of("severe back pain"), Kind::Symptom);
        QCOMPARE(kinds.of("pain diary"), Kind::Other);
    }

    void endings_that_disagree_tell_nothing()
    {
        const TermKinds kinds = learntFrom({term("Blutung", Kind::Symptom),
                                            term("Hirnblutung", Kind::Disease),
                                            term("Magenblutung", Kind::Disease),
                                            term("Nasenblutung", Kind::Symptom)},
                                           "de");
        QCOMPARE(kinds.of("Netzhautblutung"), Kind::Other);
    }

    void few_common_terms_are_of_another_field()
    {
        const TermKinds kinds = spanishKinds();
        std::vector<std::string> terms(19, "gobierno");
        terms.emplace_back("dolor");
        QVERIFY(kinds.areOfField(terms));
        terms.emplace_back("partido");
        QVERIFY(!kinds.areOfField(terms));
        QVERIFY(!TermKinds().areOfField(terms));
    }

    void a_language_without_examples_has_no_kinds()
    {
        const QTemporaryDir empty;
        const auto kinds = TermKinds::builtIn(*findLanguage("nl"), empty.path().toStdString());
        QVERIFY(kinds.has_value());
        QCOMPARE(kinds->of("hartinfarct"), Kind::Other);
    }

    void the_built_in_vocabulary_gives_kinds_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("term");
        QTest::addColumn<int>("kind");
        QTest::newRow("en") << "en"
                            << "acute pancreatitis" << int(Kind::Disease);
        QTest::newRow("de") << "de"
                            << "Pankreatitis" << int(Kind::Disease);
        QTest::newRow("es") << "es"
                            << "pancreatitis aguda" << int(Kind::Disease);
        QTest::newRow("fr") << "fr"
                            << "pancr\u00E9atite aigu\u00EB" << int(Kind::Disease);
    }
    void the_built_in_vocabulary_gives_kinds()
    {
        QFETCH(QString, language);
        QFETCH(QString, term);
        QFETCH(int, kind);
        const auto kinds = TermKinds::builtIn(*findLanguage(language.toStdString()), KEYSEED_RESOURCES_DIR);
        QVERIFY(kinds.has_value());
        QCOMPARE(static_cast<int>(kinds->of(term.toStdString())), kind);
    }
};

} // namespace tst_termkinds

QTEST_APPLESS_MAIN(tst_termkinds::TestTermKinds)
#include "tst_termkinds.moc"
