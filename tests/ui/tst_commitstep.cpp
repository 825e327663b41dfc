#include "core/methods/Methods.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/charts/NoisyHistogram.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/steps/commit/CommitStep.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/ErrorBox.h"

#include <QChart>
#include <QComboBox>
#include <QHorizontalStackedBarSeries>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <fstream>

namespace tst_commitstep {

using core::synthesis::ReleasedCounts;
using ui::CommitStep;
using Job = ui::Jobs::Job;

class TestCommitStep : public QObject
{
    Q_OBJECT

private slots:
    void init() { open(4.0); }
    void cleanup();
    void says_what_will_be_spent_and_waits();
    void names_what_is_wrong_and_does_not_start();
    void follows_the_plan_and_undo();
    void shows_the_delta_of_a_gaussian_plan();
    void spends_once_and_turns_public();
    void says_that_counts_are_over_all_labels();
    void shows_released_counts_only();
    void filters_by_label_and_searches();
    void refuses_above_a_cap_and_says_what_would_fit();
    void cannot_be_cancelled_past_the_reservation();
    void can_be_cancelled_while_records_are_read();
    void reports_an_error_of_the_records();
    void opens_the_vocabulary_of_a_committed_project();
    void refuses_a_vocabulary_that_changed();

private:
    void open(double epsilon, std::optional<double> cap = std::nullopt);
    QPushButton &spendButton() { return part<QPushButton>(*m_page, "spendBudget"); }
    ui::ErrorBox &error() { return *part(*m_page, "commitFeedback").findChild<ui::ErrorBox *>(); }
    ui::ProjectSession &session() { return m_stage->session(); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<CommitStep> m_page;
};

void TestCommitStep::open(double epsilon, std::optional<double> cap)
{
    m_page.reset();
    m_stage = std::make_unique<ReleaseStage>(epsilon, cap);
    m_page = std::make_unique<CommitStep>(session());
    m_page->show();
    m_page->initializePage();
}

void TestCommitStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestCommitStep::says_what_will_be_spent_and_waits()
{
    QVERIFY(textOf(*m_page, "commitSentence").contains(QLatin1String("epsilon 4.0 per patient")));
    QVERIFY(textOf(*m_page, "commitSentence").contains(QLatin1String("cannot be undone")));
    QCOMPARE(spendButton().accessibleName(), QStringLiteral("Spend 4.0 and release the noisy counts"));
    QVERIFY(spendButton().isEnabled());
    QVERIFY(!m_page->isComplete());
    QVERIFY(!m_page->whyIncomplete().isEmpty());
    QVERIFY(m_page->isPrivateZone());
    QVERIFY(m_page->isCommit());
    QVERIFY(textOf(*m_page, "checkLabels").contains(QLatin1String("Cardiology, Surgery")));
    QVERIFY(textOf(*m_page, "checkUnit").contains(QLatin1String("patient")));
    QCOMPARE(textOf(*m_page, "checkVocabulary"), QStringLiteral("Medical (built in)"));
}

void TestCommitStep::names_what_is_wrong_and_does_not_start()
{
    session().edit([](auto &plan) { plan.vocabulary = {}; });
    QVERIFY(!spendButton().isEnabled());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("vocabulary")));
    QVERIFY(textOf(*m_page, "checkVocabulary").contains(QLatin1String("vocabulary")));
    session().edit([](auto &plan) {
        plan.vocabulary = tests::builtIn("medical");
        plan.sampling.length = 0; // of a later page, but the commit runs the whole plan
    });
    QVERIFY(!spendButton().isEnabled());
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("Phrases in each document")));
}

void TestCommitStep::follows_the_plan_and_undo()
{
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    session().edit([](auto &plan) { plan.synthesis.epsilon["phrases"] = 0.5; });
    QVERIFY(!changed.isEmpty());
    QVERIFY(spendButton().text().contains(QLatin1String("0.5")));
    session().undo();
    QVERIFY(spendButton().text().contains(QLatin1String("4.0")));
}

void TestCommitStep::shows_the_delta_of_a_gaussian_plan()
{
    session().edit([](auto &plan) { plan.privacy.delta = 1e-6; });
    const QString budget = QStringLiteral("4.0 at delta 0.000001");
    QVERIFY(textOf(*m_page, "commitSentence").contains(QLatin1String("epsilon ") + budget));
    QVERIFY(textOf(*m_page, "checkEpsilon").contains(budget));
    QVERIFY(textOf(*m_page, "checkMethod").contains(QLatin1String("Gaussian noise")));
    QVERIFY(spendButton().text().contains(budget));

    QVERIFY(m_stage->commit());
    QCOMPARE(session().spend().picoDelta, std::int64_t(1'000'000));
    QVERIFY(session().spend().epsilon() <= 4.0);
    QTRY_VERIFY(m_page->hint().startsWith(QLatin1String("Spent ")));
    QVERIFY(m_page->hint().contains(QLatin1String("at delta 0.000001")));
}

void TestCommitStep::spends_once_and_turns_public()
{
    spendButton().click();
    QVERIFY(session().jobs().isRunning(Job::Commit));
    QVERIFY(!spendButton().isEnabled());
    QVERIFY(part<QProgressBar>(*m_page, "jobProgress").isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(session().isCommitted(), 30'000);
    QVERIFY(m_page->isComplete());
    QVERIFY(!m_page->isPrivateZone());
    QVERIFY(!spendButton().isVisible());
    QVERIFY(part(*m_page, "noisyHistogram").isVisible());
    QCOMPARE(session().spend().epsilon(), 4.0);
    QTRY_VERIFY(m_page->hint().startsWith(QLatin1String("Spent 4.0. Ledger entry ")));
    QVERIFY(!session().commit()); // a second spend needs another project
}

void TestCommitStep::says_that_counts_are_over_all_labels()
{
    session().edit([](auto &plan) {
        plan.synthesis.method = "independent";
        tests::setBudget(plan, 2.0, 4.0);
    });
    QVERIFY(m_stage->commit());
    auto &histogram = part<ui::NoisyHistogram>(*m_page, "noisyHistogram");
    QVERIFY(histogram.phrases().isJoint());
    const auto &label = part<QComboBox>(histogram, "histogramLabel");
    QCOMPARE(label.count(), 1);
    QVERIFY(!label.isEnabled());
    QVERIFY(textOf(*m_page, "commitSummary").contains(QLatin1String("over all labels together")));
    QVERIFY(histogram.phrases()
                .headerData(ui::NoisyPhraseModel::Units, Qt::Horizontal)
                .toString()
                .contains(QLatin1String("of all labels")));
    QCOMPARE(session().spend().epsilon(), 6.0);
}

void TestCommitStep::shows_released_counts_only()
{
    QVERIFY(m_stage->commit());
    const auto &phrases = part<ui::NoisyHistogram>(*m_page, "noisyHistogram").phrases();
    const auto counts = releasedCounts(**session().model(), session().inputs()->vocabulary);
    QVERIFY(counts && phrases.rowCount() > 0);
    for (const auto &row : phrases.rows()) { // each value is the one released count of its phrase
        std::size_t item = 0;
        while (counts->name(item) != row.name.toStdString())
            ++item;
        QCOMPARE(row.units, counts->count(0, item));
    }
    const QString summary = textOf(*m_page, "commitSummary");
    QVERIFY(summary.contains(QLatin1String("Exact counts are not shown")));
    // The number of records is private; nothing on the page says it.
    for (const QLabel *label : m_page->findChildren<QLabel *>())
        QVERIFY(!label->isVisible() || !label->text().contains(QString::number(ReleaseStage::patients)));
}

void TestCommitStep::filters_by_label_and_searches()
{
    QVERIFY(m_stage->commit());
    const auto &phrases = part<ui::NoisyHistogram>(*m_page, "noisyHistogram").phrases();
    auto &label = part<QComboBox>(*m_page, "histogramLabel");
    QCOMPARE(label.count(), 2);
    label.setCurrentIndex(1);
    const auto counts = releasedCounts(**session().model(), session().inputs()->vocabulary);
    QVERIFY(counts && phrases.rowCount() > 0);
    double highest = counts->count(1, 0);
    for (std::size_t item = 1; item < counts->items(); ++item)
        highest = std::max(highest, counts->count(1, item));
    QCOMPARE(phrases.rows().front().units, highest);
    part<QLineEdit>(*m_page, "histogramSearch").setText(QStringLiteral("aspi"));
    QCOMPARE(phrases.rowCount(), 1);
    const auto *series = part<ui::ChartPanel>(*m_page, "histogramPanel").chart()->series().value(0);
    QVERIFY(qobject_cast<const QHorizontalStackedBarSeries *>(series));
    part<QLineEdit>(*m_page, "histogramSearch").setText(QStringLiteral("no such phrase"));
    QCOMPARE(textOf(*m_page, "histogramCaption"),
             QStringLiteral("No phrase of the vocabulary contains this."));
}

void TestCommitStep::refuses_above_a_cap_and_says_what_would_fit()
{
    open(2.0, 3.0);
    // Another program spends most of it: that shows at once.
    ui::ProjectSession other(session().environment());
    core::plan::Plan plan = m_stage->plan();
    plan.records.source = sourceName(plan);
    plan.synthesis.epsilon["phrases"] = 1.5;
    QVERIFY(other.create(m_stage->path("projects/other.keyseed").toStdString(), plan));
    QVERIFY(other.commit());
    QTRY_VERIFY_WITH_TIMEOUT(other.isCommitted(), 30'000);

    QTRY_VERIFY(textOf(*m_page, "checkCap").contains(QLatin1String("does not fit")));
    QVERIFY(!spendButton().isEnabled());
    QSignalSpy failed(&session().jobs(), &ui::Jobs::failed);
    QVERIFY(session().commit()); // as if it had been asked for before
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
    QVERIFY(!session().isCommitted());
    QTRY_VERIFY(error().isVisible());
    QCOMPARE(error().title(), QStringLiteral("The budget does not allow this"));
    QVERIFY(error().detail().contains(QLatin1String("free 1.5")));
    QTRY_VERIFY(error().accessibleDescription().contains(QLatin1String("at most 1.5")));
    QVERIFY(!spendButton().isEnabled());
    QTRY_VERIFY(textOf(*m_page, "checkCap").contains(QLatin1String("does not fit")));

    session().edit([](auto &each) { each.synthesis.epsilon["phrases"] = 1.0; });
    QVERIFY(!error().isVisible());
    QVERIFY(spendButton().isEnabled());
}

void TestCommitStep::cannot_be_cancelled_past_the_reservation()
{
    const auto &cancel = part<QPushButton>(part(*m_page, "commitFeedback"), "cancelJob");
    bool wasCancellable = true;
    connect(&session().jobs(), &ui::Jobs::progressed, this, [&](Job, double, const QString &stage) {
        if (stage == QLatin1String("noise"))
            wasCancellable = cancel.isEnabled() || session().jobs().canCancel(Job::Commit);
    });
    QVERIFY(m_stage->commit());
    QVERIFY(!wasCancellable);
}

void TestCommitStep::can_be_cancelled_while_records_are_read()
{
    // Enough rows that the cancellation meets the reading.
    std::ofstream more(m_stage->plan().records.file(), std::ios::app);
    for (int row = 0; row < 200'000; ++row)
        more << 'Q' << row << ",Surgery,A stent was placed in the heart.\n";
    more.close();
    QSignalSpy cancelled(&session().jobs(), &ui::Jobs::cancelled);
    spendButton().click();
    part<QPushButton>(part(*m_page, "commitFeedback"), "cancelJob").click();
    QTRY_COMPARE_WITH_TIMEOUT(cancelled.count(), 1, 30'000);
    QVERIFY(!session().isCommitted());
    QVERIFY(!error().isVisible());
    QVERIFY(spendButton().isEnabled());
    auto ledger = core::privacy::Ledger::open(session().environment().ledgerPath);
    QVERIFY(ledger);
    QVERIFY(ledger->entries()->empty()); // nothing was spent
}

void TestCommitStep::reports_an_error_of_the_records()
{
    QFile::remove(m_stage->path("records/notes.csv"));
    spendButton().click();
    QVERIFY(m_stage->settle());
    QVERIFY(!session().isCommitted());
    QVERIFY(error().isVisible());
    QVERIFY(error().detail().contains(QLatin1String("notes.csv")));
    QVERIFY(spendButton().isEnabled()); // it may be mended and tried again
}

void TestCommitStep::opens_the_vocabulary_of_a_committed_project()
{
    QVERIFY(m_stage->commit());
    ui::ProjectSession again(session().environment());
    QVERIFY(again.open(session().projectPath()));
    CommitStep page(again);
    page.show();
    QVERIFY(page.isComplete());
    page.initializePage();
    QTRY_VERIFY_WITH_TIMEOUT(part(page, "noisyHistogram").isVisible(), 30'000);
    QVERIFY(part<ui::NoisyHistogram>(page, "noisyHistogram").phrases().rowCount() > 0);
}

void TestCommitStep::refuses_a_vocabulary_that_changed()
{
    QVERIFY(m_stage->commit());
    const auto changed =
        core::vocabulary::writeLexicon(m_stage->stage().path("medical.lexicon"),
                                       {{.term = "one", .forms = {}}, {.term = "two", .forms = {}}});
    QVERIFY(changed);
    QVERIFY(core::embedding::writeVectors(m_stage->stage().path("medical.vectors"),
                                          Eigen::MatrixXf::Identity(2, 8)));
    ui::ProjectSession again(session().environment());
    QVERIFY(again.open(session().projectPath()));
    CommitStep page(again);
    page.show();
    page.initializePage();
    QTRY_VERIFY_WITH_TIMEOUT(again.inputs(), 30'000);
    QVERIFY(!part(page, "noisyHistogram").isVisible());
    const auto boxes = page.findChildren<ui::ErrorBox *>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](const ui::ErrorBox *box) {
        return box->isVisible() && box->detail().contains(QLatin1String("another version"));
    }));
}

} // namespace tst_commitstep

QTEST_MAIN(tst_commitstep::TestCommitStep)
#include "tst_commitstep.moc"
