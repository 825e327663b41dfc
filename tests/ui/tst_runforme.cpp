#include "tests/ui/PlanStage.h"
#include "ui/models/SamplePreview.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/RecommendedChoices.h"
#include "ui/window/RunForMeDialog.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_runforme {

using core::plan::Plan;
using ui::Subject;

/// The recommended choices, and the dialog that fills and sums them up; what the sample gives at an epsilon.
class TestRunForMe : public QObject
{
    Q_OBJECT

private slots:
    void the_vocabulary_follows_language_and_subject_data();
    void the_vocabulary_follows_language_and_subject();
    void choices_of_the_records_and_an_own_vocabulary_stay();
    void nothing_is_taken_over_before_a_budget_is_chosen();
    void change_takes_the_choices_over_and_names_a_page();
    void the_preview_of_the_sample_is_complete();
    void a_folder_without_a_preview_has_none();

private:
    static Plan recordsOf(const std::string &language)
    {
        Plan plan;
        plan.project = "notes";
        plan.records.source = "notes";
        plan.records.files = {"/somewhere/notes.csv"};
        plan.records.textColumn = "text";
        plan.records.labelColumn = "label";
        plan.records.personColumn = "person";
        plan.records.language = language;
        plan.labels = {"A", "B"};
        return plan;
    }
};

void TestRunForMe::the_vocabulary_follows_language_and_subject_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<bool>("isMedical");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *language, bool isMedical, const char *expected) {
        QTest::addRow("%s, %s", language, isMedical ? "medical" : "other")
            << QByteArray(language) << isMedical << QByteArray(expected);
    };
    row("English", true, "medical");
    row("English", false, "english");
    row("German", true, "medical-de");
    row("Spanish", true, "medical-es");
    row("French", true, "medical-fr");
    row("German", false, "");
    row("Dutch", true, "");
    row("", true, "");
}

void TestRunForMe::the_vocabulary_follows_language_and_subject()
{
    QFETCH(QByteArray, language);
    QFETCH(bool, isMedical);
    QFETCH(QByteArray, expected);
    const Plan plan = ui::withRecommended(
        recordsOf(language.toStdString()), isMedical ? Subject::Medical : Subject::Other, 1.0);
    QCOMPARE(QByteArray::fromStdString(core::vocabulary::textOf(plan.vocabulary.settings, "name")), expected);
    QCOMPARE(plan.vocabulary.source.empty(), expected.isEmpty());
    if (!expected.isEmpty())
        QVERIFY(core::plan::validatePart(plan, "vocabulary").has_value());
}

void TestRunForMe::choices_of_the_records_and_an_own_vocabulary_stay()
{
    Plan before = recordsOf("German");
    before.vocabulary = {.source = "terms", .settings = {{"file", std::string("/somewhere/terms.txt")}}};
    before.synthesis.method = "independent";
    before.writer.kind = "chat";
    const Plan after = ui::withRecommended(before, Subject::Medical, 1.0);
    QVERIFY(after.vocabulary == before.vocabulary);
    QVERIFY(after.records.files == before.records.files && after.labels == before.labels);
    QCOMPARE(after.records.personColumn, before.records.personColumn);
    QCOMPARE(after.synthesis.method, std::string("histogram"));
    QCOMPARE(after.writer.kind, std::string("template"));
    QCOMPARE(after.writer.language, std::string("German"));
    QCOMPARE(ui::totalEpsilon(after).value_or(0.0), 1.0);
}

void TestRunForMe::nothing_is_taken_over_before_a_budget_is_chosen()
{
    PlanStage stage;
    stage.session().setPlan(recordsOf("English"));
    const std::string before = core::plan::toJson(stage.plan());
    ui::RunForMeDialog dialog(stage.session());
    auto &commit = part<QAbstractButton>(dialog, "runForMeCommit");
    QVERIFY(!commit.isEnabled());
    QVERIFY(textOf(dialog, "runForMeMissing").contains(QStringLiteral("how sure")));
    // 1 / (1 + e^-1) is 73.1 %, rounded up; 62.2 % and 95.3 % beside it.
    QVERIFY(part<QAbstractButton>(dialog, "offer1").text().contains(QStringLiteral("63 %")));
    QVERIFY(part<QAbstractButton>(dialog, "offer2").text().contains(QStringLiteral("74 %")));
    QVERIFY(part<QAbstractButton>(dialog, "offer3").text().contains(QStringLiteral("96 %")));
    part<QAbstractButton>(dialog, "offer2").click();
    QVERIFY2(commit.isEnabled(), qPrintable(textOf(dialog, "runForMeMissing")));
    QVERIFY(textOf(dialog, "sumBudget").contains(QStringLiteral("1.0")));
    QCOMPARE(core::plan::toJson(stage.plan()), before);
    QSignalSpy wanted(&dialog, &ui::RunForMeDialog::pageWanted);
    commit.click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), QString());
    QCOMPARE(ui::totalEpsilon(stage.plan()).value_or(0.0), 1.0);
    QVERIFY(!stage.session().isCommitted());
}

void TestRunForMe::change_takes_the_choices_over_and_names_a_page()
{
    PlanStage stage;
    stage.session().setPlan(recordsOf("French"));
    ui::RunForMeDialog dialog(stage.session());
    QSignalSpy wanted(&dialog, &ui::RunForMeDialog::pageWanted);
    part<QAbstractButton>(dialog, "sumVocabularyChange").click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), QStringLiteral("vocabulary"));
    QCOMPARE(core::vocabulary::textOf(stage.plan().vocabulary.settings, "name"), std::string("medical-fr"));
    QVERIFY(!ui::totalEpsilon(stage.plan()));
}

void TestRunForMe::the_preview_of_the_sample_is_complete()
{
    const auto preview = ui::SamplePreview::read(KEYSEED_SOURCE_DIR "/resources/sample");
    QVERIFY(preview.has_value());
    QVERIFY(std::ranges::is_sorted(preview->steps(), {}, &ui::SamplePreview::Step::epsilon));
    for (const auto &step : preview->steps()) {
        QCOMPARE(preview->stepAt(step.epsilon).epsilon, step.epsilon);
        QVERIFY(step.right > 0.2); // what guessing among five specialties gives
        for (const auto &document : step.documents)
            QVERIFY(!document.label.isEmpty() && !document.text.isEmpty());
    }
    QCOMPARE(preview->stepAt(1.05).epsilon, 1.0);
    QCOMPARE(preview->stepAt(4.9).epsilon, 3.0); // no more than was chosen
    QCOMPARE(preview->stepAt(0.0001).epsilon, preview->steps().front().epsilon);
    QCOMPARE(preview->stepAt(1000.0).epsilon, preview->steps().back().epsilon);
    for (const auto &corpus : preview->corpora())
        QCOMPARE(ui::SamplePreview::nearestIn(corpus, 0.9).first, 1.0);
}

void TestRunForMe::a_folder_without_a_preview_has_none()
{
    const QTemporaryDir folder;
    QVERIFY(!ui::SamplePreview::read(folder.path().toStdString()));
}

} // namespace tst_runforme

QTEST_MAIN(tst_runforme::TestRunForMe)
#include "tst_runforme.moc"
