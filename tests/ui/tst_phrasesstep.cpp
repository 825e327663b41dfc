#include "tests/ui/LearntVocabulary.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/charts/PairChart.h"
#include "ui/models/PhrasePairs.h"
#include "ui/models/ReleaseText.h"
#include "ui/steps/documents/phrases/PhrasesPart.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/ErrorBox.h"

#include <QChart>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScatterSeries>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QWheelEvent>

namespace tst_phrasesstep {

using ui::PhrasesPart;
using Job = ui::Jobs::Job;

class TestPhrasesStep : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void draws_by_itself_when_shown_first();
    void lists_what_was_drawn_by_label();
    void draws_again_and_forgets_the_documents();
    void other_numbers_want_another_draw();
    void says_what_core_refuses();
    void follows_the_plan();
    void stays_editable_after_the_commit_and_spends_nothing();
    void a_wheel_changes_nothing();
    void spreads_the_documents_by_declared_shares();
    void tells_the_coverage_of_each_label();
    void finds_the_documents_with_a_phrase();
    void variety_is_a_choice_of_the_plan();
    void says_why_nothing_goes_together();
    void what_goes_together_is_a_choice_of_the_plan();
    void tells_what_going_together_costs();
    void tries_other_settings_before_they_are_drawn();
    void a_trial_is_only_of_the_last_settings();
    void pairs_follow_the_label_of_the_list();
    void shows_an_error_and_recovers();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    /// A release of a vocabulary that was learnt, in place of the one at hand.
    void learnt();
    QSpinBox &number(const char *name) { return part<QSpinBox>(*m_page, name); }
    QPushButton &draw() { return part<QPushButton>(*m_page, "drawSequences"); }
    int rows() { return part<QListView>(*m_page, "sequenceList").model()->rowCount(); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<PhrasesPart> m_page;
};

void TestPhrasesStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->commit());
    m_page = std::make_unique<PhrasesPart>(session());
    m_page->show();
}

void TestPhrasesStep::learnt()
{
    cleanup();
    m_stage = std::make_unique<ReleaseStage>();
    const std::string file = m_stage->path("field.learnt").toStdString();
    QVERIFY(writeLearntVocabulary(file));
    session().edit([&](auto &plan) { plan.vocabulary = {.source = "saved", .settings = {{"file", file}}}; });
    QVERIFY(m_stage->commit());
    m_page = std::make_unique<PhrasesPart>(session());
    m_page->show();
}

void TestPhrasesStep::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

void TestPhrasesStep::draws_by_itself_when_shown_first()
{
    QVERIFY(!m_page->isComplete());
    QSignalSpy changed(m_page.get(), &ui::StepPart::completeChanged);
    m_page->initializePage();
    QVERIFY(session().jobs().isRunning(Job::Sample));
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_stage->settle());
    QVERIFY(m_page->isComplete());
    QVERIFY(!changed.isEmpty());
    const auto drawn = session().sequences();
    m_page->initializePage(); // shown again: what is drawn stays
    QVERIFY(!session().jobs().isBusy());
    QCOMPARE(session().sequences(), drawn);
}

void TestPhrasesStep::lists_what_was_drawn_by_label()
{
    QVERIFY(m_stage->sample());
    QCOMPARE(rows(), 10);
    auto &label = part<QComboBox>(*m_page, "sequenceLabel");
    QCOMPARE(label.count(), 3);
    label.setCurrentIndex(2);
    QCOMPARE(rows(), 5);
    const auto *list = part<QListView>(*m_page, "sequenceList").model();
    for (int row = 0; row < rows(); ++row)
        QVERIFY(list->index(row, 0).data().toString().endsWith(QLatin1String("Surgery")));
    QCOMPARE(textOf(*m_page, "sequenceCount"), QStringLiteral("5 sequence(s)"));
}

void TestPhrasesStep::draws_again_and_forgets_the_documents()
{
    QVERIFY(m_stage->sample());
    QVERIFY(m_stage->write());
    const auto before = session().sequences();
    QCOMPARE(draw().accessibleName(), QStringLiteral("Draw again, free"));
    draw().click();
    QVERIFY(m_stage->settle());
    QVERIFY(session().sequences() != before);
    QVERIFY(!session().documents());
}

void TestPhrasesStep::other_numbers_want_another_draw()
{
    QVERIFY(m_stage->sample());
    QVERIFY(m_page->isComplete());
    number("perLabel").setValue(7);
    QVERIFY(!m_page->isComplete());
    QCOMPARE(m_page->whyIncomplete(), QStringLiteral("Draw again with the settings above, or undo them."));
    QVERIFY(textOf(*m_page, "sequenceTotal").contains(QLatin1String("14 document(s)")));
    QVERIFY(m_stage->sample());
    QVERIFY(m_page->isComplete());
    QCOMPARE(rows(), 14);
    number("sequenceLength").setValue(3);
    QVERIFY(!m_page->isComplete());
    number("sequenceLength").setValue(2); // as it was drawn
    QVERIFY(m_page->isComplete());
    // Longer than the vocabulary of six phrases: as long as it can be.
    number("sequenceLength").setValue(50);
    QVERIFY(m_stage->sample());
    QVERIFY(m_page->isComplete());
    QCOMPARE((*session().sequences())->front().keyphrases.size(), std::size_t(6));
}

void TestPhrasesStep::says_what_core_refuses()
{
    session().edit([](auto &plan) { plan.sampling.perLabel = 0; });
    QVERIFY(!draw().isEnabled());
    QVERIFY(textOf(*m_page, "sequenceTotal").contains(QLatin1String("a number from 1 to")));
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("a number from 1 to")));
    m_page->initializePage();
    QVERIFY(!session().jobs().isBusy());
}

void TestPhrasesStep::follows_the_plan()
{
    session().edit([](auto &plan) {
        plan.sampling.perLabel = 42;
        plan.sampling.length = 4;
    });
    QCOMPARE(number("perLabel").value(), 42);
    QCOMPARE(number("sequenceLength").value(), 4);
}

void TestPhrasesStep::stays_editable_after_the_commit_and_spends_nothing()
{
    const auto spent = session().spend();
    QVERIFY(number("perLabel").isEnabled());
    number("perLabel").setValue(9);
    QCOMPARE(session().plan().sampling.perLabel, 9);
    QVERIFY(m_stage->sample());
    QVERIFY(m_stage->sample());
    auto ledger = core::privacy::Ledger::open(session().environment().ledgerPath);
    QVERIFY(ledger);
    const auto entries = ledger->entries();
    QVERIFY(entries);
    QCOMPARE(std::count_if(
                 entries->begin(), entries->end(), [](const auto &each) { return each.kind == "reserve"; }),
             std::ptrdiff_t(1));
    QCOMPARE(session().spend(), spent);
}

void TestPhrasesStep::a_wheel_changes_nothing()
{
    QWheelEvent wheel({5, 5}, {5, 5}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    part(*m_page, "drawSequences").setFocus();
    QCoreApplication::sendEvent(&number("perLabel"), &wheel);
    QCOMPARE(session().plan().sampling.perLabel, 5);
}

void TestPhrasesStep::spreads_the_documents_by_declared_shares()
{
    session().edit([](auto &plan) { plan.sampling.shares = {4, 1}; });
    QVERIFY(m_stage->sample());
    QCOMPARE(rows(), 10); // as many in all as without shares
    QVERIFY(m_page->isComplete());
    auto &label = part<QComboBox>(*m_page, "sequenceLabel");
    label.setCurrentIndex(1);
    QCOMPARE(rows(), 8);
    label.setCurrentIndex(2);
    QCOMPARE(rows(), 2);
    QVERIFY(textOf(*m_page, "sequenceTotal").contains(QLatin1String("declared shares")));
}

void TestPhrasesStep::tells_the_coverage_of_each_label()
{
    QVERIFY(m_stage->sample());
    part<QTabBar>(*m_page, "drawnViews").setCurrentIndex(2);
    const auto &table = part<QTableView>(*m_page, "coverageTable");
    QVERIFY(table.isVisible());
    QTRY_COMPARE(table.model()->rowCount(), 2);
    QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Cardiology"));
    QVERIFY(table.model()->index(0, 1).data().toInt() >= 2); // two in each sequence
}

void TestPhrasesStep::finds_the_documents_with_a_phrase()
{
    session().edit([](auto &plan) { plan.sampling.perLabel = 50; });
    QVERIFY(m_stage->sample());
    auto &search = part<QLineEdit>(*m_page, "sequenceSearch");
    QTest::keyClicks(&search, QStringLiteral("aspi"));
    int with = 0;
    for (const auto &sequence : **session().sequences())
        for (const std::string &phrase : sequence.keyphrases)
            with += phrase == "aspirin" ? 1 : 0;
    QVERIFY(with > 0 && with < 100);
    QTRY_COMPARE(rows(), with);
    QCOMPARE(textOf(*m_page, "sequenceCount"), QStringLiteral("found in %1 sequence(s)").arg(with));
    search.clear();
    QCOMPARE(rows(), 100);
}

void TestPhrasesStep::variety_is_a_choice_of_the_plan()
{
    QVERIFY(m_stage->sample());
    auto &variety = part<QSlider>(*m_page, "variety");
    auto &reset = part<QPushButton>(*m_page, "resetVariety");
    QCOMPARE(variety.value(), 0);
    QVERIFY(!reset.isEnabled());
    QVERIFY(textOf(*m_page, "varietyWords").contains(QLatin1String("1.5")));

    QTest::keyClick(&variety, Qt::Key_Right);
    QTest::keyClick(&variety, Qt::Key_Right);
    QTest::keyClick(&variety, Qt::Key_Right);
    QTest::keyClick(&variety, Qt::Key_Right);
    QCOMPARE(session().plan().sampling.sharpness, std::optional(0.75)); // half of 1.5
    QVERIFY(textOf(*m_page, "varietyWords").startsWith(QLatin1String("More varied")));
    QVERIFY(!m_page->isComplete());
    session().undo(); // one drag
    QVERIFY(!session().plan().sampling.sharpness);
    QCOMPARE(variety.value(), 0);
    QVERIFY(m_page->isComplete());

    QTest::keyClick(&variety, Qt::Key_Home);
    QCOMPARE(session().plan().sampling.sharpness, std::optional(6.0));
    QVERIFY(textOf(*m_page, "varietyWords").startsWith(QLatin1String("More typical")));
    reset.click();
    QVERIFY(!session().plan().sampling.sharpness);

    session().edit([](auto &plan) { plan.sampling.sharpness = 9.0; }); // beyond the slider
    QCOMPARE(variety.value(), variety.minimum());
    QCOMPARE(session().plan().sampling.sharpness, std::optional(9.0));
}

void TestPhrasesStep::says_why_nothing_goes_together()
{
    QVERIFY(m_stage->sample());
    const auto &together = part<QSlider>(*m_page, "together");
    QVERIFY(!together.isEnabled());
    QVERIFY(textOf(*m_page, "togetherWords").contains(QLatin1String("learned from public texts")));
    QCOMPARE(together.accessibleDescription(), textOf(*m_page, "togetherWords"));
    QVERIFY(m_page->isComplete());
}

void TestPhrasesStep::what_goes_together_is_a_choice_of_the_plan()
{
    learnt();
    QVERIFY(m_stage->sample());
    auto &together = part<QSlider>(*m_page, "together");
    QVERIFY(together.isEnabled());
    QCOMPARE(together.value(), 1); // gentle, where the plan says nothing
    QVERIFY(textOf(*m_page, "togetherWords").startsWith(QLatin1String("Gentle")));

    QTest::keyClick(&together, Qt::Key_Right);
    QCOMPARE(session().plan().sampling.association, std::string("strong"));
    QVERIFY(textOf(*m_page, "togetherWords").startsWith(QLatin1String("Strong")));
    QVERIFY(!m_page->isComplete());
    session().undo();
    QCOMPARE(session().plan().sampling.association, std::string());
    QCOMPARE(together.value(), 1);
    QVERIFY(m_page->isComplete());

    QTest::keyClick(&together, Qt::Key_Home);
    QCOMPARE(session().plan().sampling.association, std::string("off"));
    QVERIFY(textOf(*m_page, "togetherWords").startsWith(QLatin1String("Off")));
    QVERIFY(m_stage->sample());
    QVERIFY(m_page->isComplete());
    QTest::keyClick(&together, Qt::Key_Right);
    QCOMPARE(session().plan().sampling.association, std::string());
    session().edit([](auto &plan) { plan.sampling.association = "gentle"; }); // as a plan may say it
    QCOMPARE(together.value(), 1);
}

void TestPhrasesStep::tells_what_going_together_costs()
{
    learnt();
    session().edit([](auto &plan) { plan.sampling.perLabel = 40; });
    QVERIFY(m_stage->sample());
    const auto words = [this] { return textOf(*m_page, "togetherWords"); };
    const QRegularExpression cost(
        QStringLiteral("a trial of 80 documents has (\\d+) different phrases, and (\\d+) without it"));
    QTRY_VERIFY2(cost.match(words()).hasMatch(), qPrintable(words()));
    const auto found = cost.match(words());
    QVERIFY(found.captured(1).toInt() >= 2 && found.captured(1).toInt() <= 40);
    QVERIFY(found.captured(2).toInt() >= 2 && found.captured(2).toInt() <= 40);

    // The same figures, wherever the slider is put; with other settings others.
    const QString without = found.captured(2);
    QTest::keyClick(&part(*m_page, "together"), Qt::Key_Home);
    QVERIFY2(words().contains(QLatin1String("has ") + without + QLatin1String(" different phrases")),
             qPrintable(words()));
    number("perLabel").setValue(2);
    QTRY_VERIFY2(words().contains(QLatin1String("A trial of 4 documents")), qPrintable(words()));
}

void TestPhrasesStep::tries_other_settings_before_they_are_drawn()
{
    QVERIFY(m_stage->sample());
    const auto kept = session().sequences();
    const auto &tried = part<QLabel>(*m_page, "trialDocuments");
    QVERIFY(!tried.isVisible()); // the settings are those of what is kept
    QTRY_COMPARE(textOf(*m_page, "trialDocumentsKept"), QStringLiteral("10"));

    number("perLabel").setValue(30);
    QVERIFY(tried.isVisible());
    QCOMPARE(tried.text(), QStringLiteral("–"));
    QTRY_COMPARE(tried.text(), QStringLiteral("60"));
    QCOMPARE(part<QListView>(*m_page, "trialExamples").model()->rowCount(), 3);
    QVERIFY(textOf(*m_page, "trialDistinct").toInt() >= 2);
    QVERIFY(textOf(*m_page, "trialUsed").contains(QLatin1String(" of ")));
    QVERIFY(textOf(*m_page, "trialFromLearned").endsWith(QLatin1String(" %")));
    QCOMPARE(session().sequences(), kept); // nothing of it is kept
    QCOMPARE(rows(), 10);

    session().undo();
    QVERIFY(!tried.isVisible());
    session().redo();
    QTRY_COMPARE(tried.text(), QStringLiteral("60"));
    draw().click();
    QVERIFY(m_stage->settle());
    QVERIFY(!tried.isVisible());
    QCOMPARE(rows(), 60);
    QTRY_COMPARE(textOf(*m_page, "trialDocumentsKept"), QStringLiteral("60"));
}

void TestPhrasesStep::a_trial_is_only_of_the_last_settings()
{
    QVERIFY(m_stage->sample());
    const auto &tried = part<QLabel>(*m_page, "trialDocuments");
    QStringList shown;
    connect(&part<QListView>(*m_page, "trialExamples").model()[0],
            &QAbstractItemModel::modelReset,
            this,
            [&] { shown.append(tried.text()); });
    for (const int perLabel : {1000, 900, 800, 20})
        number("perLabel").setValue(perLabel);
    QTRY_COMPARE(tried.text(), QStringLiteral("40"));
    shown.removeAll(QStringLiteral("–"));
    QVERIFY2(shown.isEmpty() || shown.count(QStringLiteral("40")) == shown.size(),
             qPrintable(shown.join(QLatin1Char(' '))));
    // More than a trial draws: the number asked for is told, and what is counted is said.
    number("perLabel").setValue(50'000);
    QTRY_COMPARE(tried.text(), QStringLiteral("100,000"));
    QVERIFY(textOf(*m_page, "trialState").contains(QLatin1String("2,000")));
}

void TestPhrasesStep::pairs_follow_the_label_of_the_list()
{
    session().edit([](auto &plan) { plan.sampling.perLabel = 60; });
    QVERIFY(m_stage->sample());
    const auto &pairs = part<ui::PairChart>(*m_page, "pairChart").pairs();
    QTRY_COMPARE(pairs.sequences(), 120);
    part<QComboBox>(*m_page, "sequenceLabel").setCurrentIndex(1);
    QCOMPARE(pairs.sequences(), 60);
    QVERIFY(part<ui::ChartPanel>(*m_page, "pairPanel").title().endsWith(QLatin1String("Cardiology")));
    // Each pair is a mark on both sides of the diagonal.
    int marks = 0;
    for (QAbstractSeries *series : part<ui::ChartPanel>(*m_page, "pairPanel").chart()->series())
        marks += static_cast<int>(qobject_cast<QScatterSeries *>(series)->count());
    QCOMPARE(marks, 2 * pairs.rowCount());
}

void TestPhrasesStep::shows_an_error_and_recovers()
{
    // Another computer, where the vocabulary is missing.
    const QString copy = m_stage->path("elsewhere.keyseed");
    QVERIFY(QFile::copy(QString::fromStdString(session().projectPath().string()), copy));
    ui::ProjectSession again(session().environment());
    QVERIFY(again.open(copy.toStdString()));
    PhrasesPart page(again);
    page.show();
    const QString lexicon = m_stage->path("medical.lexicon");
    QVERIFY(QFile::rename(lexicon, lexicon + QStringLiteral(".away")));
    QSignalSpy failed(&again.jobs(), &ui::Jobs::failed);
    page.initializePage();
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
    QVERIFY(page.findChild<ui::ErrorBox *>()->isVisible());
    QVERIFY(!page.isComplete());
    QVERIFY(QFile::rename(lexicon + QStringLiteral(".away"), lexicon));
    part<QPushButton>(page, "drawSequences").click();
    QTRY_VERIFY_WITH_TIMEOUT(page.isComplete(), 30'000);
    QVERIFY(!page.findChild<ui::ErrorBox *>()->isVisible());
}

} // namespace tst_phrasesstep

QTEST_MAIN(tst_phrasesstep::TestPhrasesStep)
#include "tst_phrasesstep.moc"
