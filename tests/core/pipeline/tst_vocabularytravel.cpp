#include "core/learning/Learnt.h"
#include "core/pipeline/VocabularyTravel.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

namespace tst_vocabularytravel {

using namespace core;
using namespace core::pipeline;

/// Which vocabularies a package holds.
class TestVocabularyTravel : public QObject
{
    Q_OBJECT

private slots:
    void what_its_source_says_data();
    void what_its_source_says();
    void what_is_learnt_of_a_terminology_needs_its_licence();
    void what_is_too_large_stays();
    void a_person_decides_where_that_is_theirs();

private:
    plan::Plan planWith(const plan::Plan::Vocabulary &vocabulary) const
    {
        plan::Plan plan = m_world.plan;
        plan.vocabulary = vocabulary;
        return plan;
    }
    std::string file(const char *name) const { return m_world.path(name).string(); }

    SmallWorld m_world;
};

void TestVocabularyTravel::what_its_source_says_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, int kind, VocabularyTravel expected) {
        QTest::newRow(name) << kind << int(expected);
    };
    row("built in", 0, VocabularyTravel::BuiltIn);
    row("a list of terms", 1, VocabularyTravel::Travels);
    row("a terminology", 2, VocabularyTravel::NeedsLicence);
    row("a lexicon, which may be one", 3, VocabularyTravel::NeedsLicence);
    row("a learnt one", 4, VocabularyTravel::Travels);
    row("two lists", 5, VocabularyTravel::Travels);
    row("a list and a terminology", 6, VocabularyTravel::NeedsLicence);
    row("public texts", 7, VocabularyTravel::Travels);
}

void TestVocabularyTravel::what_its_source_says()
{
    QFETCH(int, kind);
    QFETCH(int, expected);
    const std::vector<vocabulary::LexiconTerm> terms{{.term = "asthma", .forms = {}}};
    QVERIFY(vocabulary::writeLexicon(m_world.path("own.lexicon"), terms).has_value());
    learning::Learnt learnt =
        learning::learntOf(m_world.inputs.vocabulary, m_world.inputs.embedding, nullptr, {});
    QVERIFY(learning::save(learnt, m_world.path("own.learnt")).has_value());
    const auto part = [](const char *source, const std::string &path) {
        return SettingsObject{{{"source", std::string(source)}, {"file", path}}};
    };
    const plan::Plan::Vocabulary chosen[] = {
        tests::builtIn("medical"),
        tests::termsIn(m_world.path("terms.txt")),
        {.source = "obo", .settings = {{"file", file("hp.obo")}}},
        {.source = "saved", .settings = {{"file", file("own.lexicon")}}},
        {.source = "saved", .settings = {{"file", file("own.learnt")}}},
        {.source = "union",
         .settings = {{"of",
                       std::vector<SettingsObject>{part("terms", file("terms.txt")),
                                                   part("terms", file("terms.txt"))}}}},
        {.source = "union",
         .settings = {{"of",
                       std::vector<SettingsObject>{part("terms", file("terms.txt")),
                                                   part("obo", file("hp.obo"))}}}},
        {.source = "documents", .settings = {{"files", std::vector<std::string>{file("public.txt")}}}}};
    QCOMPARE(int(vocabularyTravel(planWith(chosen[kind]), m_world.inputs)), expected);
}

void TestVocabularyTravel::what_is_learnt_of_a_terminology_needs_its_licence()
{
    PublicInputs inputs = m_world.inputs;
    inputs.learntFrom = vocabulary::LearntOrigin{};
    const plan::Plan plan = planWith({.source = "documents", .settings = {}});
    QCOMPARE(vocabularyTravel(plan, inputs), VocabularyTravel::Travels);
    inputs.learntFrom->terminology = "umls MRCONSO.RRF";
    QCOMPARE(vocabularyTravel(plan, inputs), VocabularyTravel::NeedsLicence);
    inputs.learntFrom->terminology = plan::publicName(tests::builtIn("medical"));
    QCOMPARE(vocabularyTravel(plan, inputs), VocabularyTravel::Travels);
}

void TestVocabularyTravel::what_is_too_large_stays()
{
    std::vector<vocabulary::LexiconTerm> terms(65'537);
    for (std::size_t term = 0; term < terms.size(); ++term)
        terms[term].term = "term " + std::to_string(term);
    PublicInputs inputs = m_world.inputs;
    inputs.vocabulary = *vocabulary::Vocabulary::fromTerms(terms);
    QCOMPARE(vocabularyTravel(m_world.plan, inputs), VocabularyTravel::TooLarge);
    QVERIFY(!isPacked(VocabularyTravel::TooLarge, true));
}

void TestVocabularyTravel::a_person_decides_where_that_is_theirs()
{
    QVERIFY(isPacked(VocabularyTravel::Travels, {}));
    QVERIFY(!isPacked(VocabularyTravel::Travels, false));
    QVERIFY(!isPacked(VocabularyTravel::NeedsLicence, {}));
    QVERIFY(isPacked(VocabularyTravel::NeedsLicence, true));
    QVERIFY(!isPacked(VocabularyTravel::BuiltIn, true));
}

} // namespace tst_vocabularytravel

QTEST_GUILESS_MAIN(tst_vocabularytravel::TestVocabularyTravel)
#include "tst_vocabularytravel.moc"
