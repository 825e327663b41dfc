#include "tests/ui/ReleaseStage.h"
#include "ui/models/ReleaseText.h"
#include "ui/steps/PhrasesStep.h"
#include "ui/widgets/ErrorBox.h"

#include <QComboBox>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QWheelEvent>

using ui::PhrasesStep;
using Job = ui::ProjectSession::Job;

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
    void shows_an_error_and_recovers();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    QSpinBox &number(const char *name) { return part<QSpinBox>(*m_page, name); }
    QPushButton &draw() { return part<QPushButton>(*m_page, "drawSequences"); }
    int rows() { return part<QListView>(*m_page, "sequenceList").model()->rowCount(); }

    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<PhrasesStep> m_page;
};

void TestPhrasesStep::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    QVERIFY(m_stage->learn());
    m_page = std::make_unique<PhrasesStep>(session());
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
    QVERIFY(!m_page->isPrivateZone());
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    m_page->initializePage();
    QVERIFY(session().isRunning(Job::Sample));
    QVERIFY(!m_page->isComplete());
    QVERIFY(m_stage->settle());
    QVERIFY(m_page->isComplete());
    QVERIFY(!changed.isEmpty());
    const auto drawn = session().sequences();
    m_page->initializePage(); // shown again: what is drawn stays
    QVERIFY(!session().isBusy());
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
    QCOMPARE(m_page->whyIncomplete(), QStringLiteral("Draw again with the numbers above."));
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
    session().edit([](auto &plan) { plan.sequences.perLabel = 0; });
    QVERIFY(!draw().isEnabled());
    QVERIFY(textOf(*m_page, "sequenceTotal").contains(QLatin1String("sequences.perLabel")));
    QVERIFY(m_page->whyIncomplete().contains(QLatin1String("sequences.perLabel")));
    m_page->initializePage();
    QVERIFY(!session().isBusy());
}

void TestPhrasesStep::follows_the_plan()
{
    session().edit([](auto &plan) {
        plan.sequences.perLabel = 42;
        plan.sequences.length = 4;
    });
    QCOMPARE(number("perLabel").value(), 42);
    QCOMPARE(number("sequenceLength").value(), 4);
}

void TestPhrasesStep::stays_editable_after_the_commit_and_spends_nothing()
{
    const auto spent = session().spend();
    QVERIFY(number("perLabel").isEnabled());
    number("perLabel").setValue(9);
    QCOMPARE(session().plan().sequences.perLabel, 9);
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
    QCOMPARE(session().plan().sequences.perLabel, 5);
}

void TestPhrasesStep::spreads_the_documents_by_declared_shares()
{
    session().edit([](auto &plan) { plan.sequences.shares = {4, 1}; });
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
    QVERIFY(!part(*m_page, "coverageTable").isVisible());
    QVERIFY(m_stage->sample());
    const auto &table = part<QTableView>(*m_page, "coverageTable");
    QVERIFY(table.isVisible());
    QCOMPARE(table.model()->rowCount(), 2);
    QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Cardiology"));
    QVERIFY(table.model()->index(0, 1).data().toInt() >= 2); // two in each sequence
}

void TestPhrasesStep::shows_an_error_and_recovers()
{
    // Another computer, where the vocabulary is missing.
    ui::ProjectSession again(session().environment());
    QVERIFY(again.open(session().projectPath()));
    PhrasesStep page(again);
    page.show();
    const QString lexicon = m_stage->path("medical.lexicon");
    QVERIFY(QFile::rename(lexicon, lexicon + QStringLiteral(".away")));
    QSignalSpy failed(&again, &ui::ProjectSession::failed);
    page.initializePage();
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30'000);
    QVERIFY(page.findChild<ui::ErrorBox *>()->isVisible());
    QVERIFY(!page.isComplete());
    QVERIFY(QFile::rename(lexicon + QStringLiteral(".away"), lexicon));
    part<QPushButton>(page, "drawSequences").click();
    QTRY_VERIFY_WITH_TIMEOUT(page.isComplete(), 30'000);
    QVERIFY(!page.findChild<ui::ErrorBox *>()->isVisible());
}

QTEST_MAIN(TestPhrasesStep)
#include "tst_phrasesstep.moc"
