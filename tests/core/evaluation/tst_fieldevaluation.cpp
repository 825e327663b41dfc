#include "core/evaluation/FieldEvaluation.h"
#include "tests/core/evaluation/UsefulTexts.h"
#include "tests/core/plan/SampleFields.h"

#include <QTest>

#include <cmath>

namespace tst_fieldevaluation {

using namespace core;
using namespace core::evaluation;

namespace {

/// A note of the invented table: who wrote of whom.
struct Note
{
    int patient = 0;
    bool isWoman = false;
    int age = 20;
};

/// The records of some notes: women have label A and its terms, men B.
QByteArray rowsOf(const std::vector<Note> &notes)
{
    QByteArray rows("person,label,text,gender,age\n");
    for (const Note &note : notes)
        rows += "p" + QByteArray::number(note.patient)
                + (note.isWoman ? ",A,term1 term2,F," : ",B,term6 term7,M,") + QByteArray::number(note.age)
                + "\n";
    return rows;
}

/// A package of the same notes.
PackagedCorpus corpusOf(const std::vector<Note> &notes, const plan::Plan &plan)
{
    PackagedCorpus corpus;
    corpus.plan = plan;
    corpus.unitIsPerson = true;
    corpus.texts.labels = plan.labels;
    for (const Note &note : notes) {
        corpus.texts.texts.push_back(note.isWoman ? "term1 term2" : "term6 term7");
        corpus.texts.labelOf.push_back(note.isWoman ? 0 : 1);
        corpus.notes.push_back({std::to_string(note.patient + 1),
                                {static_cast<std::uint16_t>(note.isWoman ? 0 : 1),
                                 static_cast<std::uint16_t>((note.age - 20) / 10)}});
    }
    return corpus;
}

/// 40 patients of two notes each, from 20 to 79 years; every fourth is a man.
std::vector<Note> someNotes()
{
    std::vector<Note> notes;
    for (int patient = 0; patient < 40; ++patient)
        for (int note = 0; note < 2; ++note)
            notes.push_back({patient, patient % 4 != 0, 20 + patient % 6 * 10});
    return notes;
}

const FieldShares &sharesOf(const FieldComparison &comparison, const std::string &field)
{
    return *std::ranges::find(comparison.fields, field, &FieldShares::field);
}

} // namespace

/// Fields of a package beside those of the records.
class TestFieldEvaluation : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_same_notes_are_not_off();
    void a_moved_share_is_measured();
    void each_unit_weighs_the_same();
    void other_fields_are_refused();
    void a_field_is_predicted_from_text_and_facts();
    void an_unknown_field_is_refused();

private:
    FieldComparison compared(const std::vector<Note> &original, const std::vector<Note> &synthetic);

    std::unique_ptr<SmallWorld> m_world;
    NoControl m_control;
};

void TestFieldEvaluation::init()
{
    m_world = std::make_unique<SmallWorld>();
    m_world->plan.records.personColumn = "person";
    m_world->plan.records.fields = {tests::sexField(), tests::ageField()};
}

FieldComparison TestFieldEvaluation::compared(const std::vector<Note> &original,
                                              const std::vector<Note> &synthetic)
{
    m_world->write("notes.csv", rowsOf(original));
    auto comparison = compareFields(corpusOf(synthetic, m_world->plan), m_world->plan, m_control);
    if (!comparison)
        qFatal("%s", comparison.error().detail.c_str());
    return std::move(*comparison);
}

void TestFieldEvaluation::the_same_notes_are_not_off()
{
    const FieldComparison same = compared(someNotes(), someNotes());
    QCOMPARE(same.units, std::int64_t{40});
    QCOMPARE(same.synthetic, std::int64_t{40});
    QCOMPARE(same.fields.size(), std::size_t{4}); // sex, age, label, notes
    QCOMPARE(same.pairs.size(), std::size_t{6});
    QCOMPARE(same.meanOneWay(), 0.0);
    QCOMPARE(same.largestPair(), 0.0);
    QVERIFY(std::abs(sharesOf(same, "sex").original[0] - 0.75) < 1e-9);
    QCOMPARE(sharesOf(same, "age").values[5], std::string("70-79"));
}

void TestFieldEvaluation::a_moved_share_is_measured()
{
    std::vector<Note> synthetic = someNotes();
    for (Note &note : synthetic)
        if (note.patient == 0 || note.patient == 4) // two of the ten men become women
            note.isWoman = true;
    const FieldComparison moved = compared(someNotes(), synthetic);
    QVERIFY(std::abs(sharesOf(moved, "sex").variation - 0.05) < 1e-9);
    QVERIFY(std::abs(sharesOf(moved, "label").variation - 0.05) < 1e-9);
    QCOMPARE(sharesOf(moved, "age").variation, 0.0);
    QVERIFY(std::abs(moved.meanOneWay() - 0.025) < 1e-9);
    QVERIFY(std::abs(moved.largestPair() - 0.05) < 1e-9);
}

void TestFieldEvaluation::each_unit_weighs_the_same()
{
    std::vector<Note> many = someNotes();
    for (int note = 0; note < 62; ++note) // the first patient, a man, has 64 notes
        many.push_back(many.front());
    const FieldComparison comparison = compared(many, someNotes());
    QVERIFY(sharesOf(comparison, "sex").variation < 1e-9);
    QVERIFY(std::abs(sharesOf(comparison, "notes").variation - 1.0 / 40) < 1e-9);
}

void TestFieldEvaluation::other_fields_are_refused()
{
    m_world->write("notes.csv", rowsOf(someNotes()));
    const PackagedCorpus corpus = corpusOf(someNotes(), m_world->plan);
    plan::Plan other = m_world->plan;
    other.records.fields.pop_back();
    QCOMPARE(compareFields(corpus, other, m_control).error().code, ErrorCode::InvalidPlan);
    other = m_world->plan;
    other.records.personColumn.reset();
    QCOMPARE(compareFields(corpus, other, m_control).error().code, ErrorCode::InvalidPlan);
    PackagedCorpus without = corpus;
    without.notes.clear();
    QCOMPARE(compareFields(without, m_world->plan, m_control).error().code, ErrorCode::InvalidPlan);
}

// The age follows from nothing in the texts. Here the sex follows from the text, and the label tells it, too.
void TestFieldEvaluation::a_field_is_predicted_from_text_and_facts()
{
    m_world->write("notes.csv", rowsOf(someNotes()));
    const PackagedCorpus corpus = corpusOf(someNotes(), m_world->plan);
    const auto sex = evaluateField(corpus, m_world->plan, "sex", m_world->inputs, m_control, 1);
    QVERIFY2(sex, sex ? "" : sex.error().detail.c_str());
    QCOMPARE(sex->fromText.labels, (std::vector<std::string>{"woman", "man"}));
    QCOMPARE(sex->fromText.tested, std::int64_t{80});
    for (const ClassifierScore &score : sex->fromText.scores)
        QVERIFY(score.accuracy > 0.95);
    // With texts that say nothing only the label is left.
    PackagedCorpus silent = corpus;
    for (std::string &text : silent.texts.texts)
        text = "term9";
    const auto bySilence = evaluateField(silent, m_world->plan, "sex", m_world->inputs, m_control, 1);
    QVERIFY(bySilence.has_value());
    QVERIFY(bySilence->fromText.scores.front().accuracy < 0.8);
    QVERIFY(bySilence->fromTextAndFields.scores.front().accuracy > 0.95);
}

void TestFieldEvaluation::an_unknown_field_is_refused()
{
    const auto none = evaluateField(
        corpusOf(someNotes(), m_world->plan), m_world->plan, "height", m_world->inputs, m_control, 1);
    QCOMPARE(none.error().code, ErrorCode::InvalidPlan);
}

} // namespace tst_fieldevaluation

QTEST_APPLESS_MAIN(tst_fieldevaluation::TestFieldEvaluation)
#include "tst_fieldevaluation.moc"
