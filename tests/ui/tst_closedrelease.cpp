#include "tests/ui/JourneyStage.h"
#include "ui/session/LedgerState.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tst_closedrelease {

using core::plan::Plan;

namespace {

bool isLocked(const QWidget &window, const char *objectName)
{
    return !part(window, objectName).isEnabled();
}

} // namespace

/// A release whose package was made and verified: its plan is read-only until a new one is begun.
class TestClosedRelease : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void every_page_says_so();
    void what_was_released_cannot_change();
    void controls_are_disabled_and_texts_can_be_read();
    void the_same_can_be_exported_again();
    void survives_opening_the_project_again();
    void a_new_release_costs_nothing_and_unlocks();

private:
    ui::ProjectSession &session() { return m_journey->session(); }
    ui::MainWindow &window() { return m_journey->window(); }

    std::unique_ptr<JourneyStage> m_journey;
};

void TestClosedRelease::initTestCase()
{
    m_journey = std::make_unique<JourneyStage>();
    QVERIFY(!part(window(), "releasedNotice").isVisible());
    m_journey->finish();
}

void TestClosedRelease::every_page_says_so()
{
    QVERIFY(session().isReleased());
    for (int page = 0; page <= JourneyStage::lastPage; ++page) {
        m_journey->show(page);
        QVERIFY(part(window(), "releasedNotice").isVisible());
        QVERIFY(textOf(window(), "releasedWords").startsWith(QLatin1String("Released on ")));
        QVERIFY(part(window(), "newReleaseAbove").isEnabled());
    }
}

void TestClosedRelease::what_was_released_cannot_change()
{
    const std::string before = core::plan::toJson(session().plan());
    session().edit([](Plan &plan) { plan.about.title = "Another"; });
    QCOMPARE(core::plan::toJson(session().plan()), before);
    session().setExclusions({{"SYN-000001", {}}});
    QVERIFY(session().exclusions().empty());
    QVERIFY(!session().canUndo());
    session().undo();
    QCOMPARE(core::plan::toJson(session().plan()), before);
    QVERIFY(!session().sample());
    QVERIFY(!session().writing().write());
    QVERIFY(!session().writing().importAnswers("none.jsonl"));
    QVERIFY(session().release().package() && session().release().verification());
}

void TestClosedRelease::controls_are_disabled_and_texts_can_be_read()
{
    m_journey->show(0);
    QVERIFY(isLocked(window(), "purpose"));
    QVERIFY(!isLocked(window(), "openProject"));
    m_journey->show(5);
    QVERIFY(isLocked(window(), "drawSequences"));
    QVERIFY(isLocked(window(), "writeDocuments"));
    QVERIFY(!part<QPlainTextEdit>(window(), "documentText").toPlainText().isEmpty());
    QVERIFY(!isLocked(window(), "documentTable"));
    m_journey->show(6);
    QVERIFY(!isLocked(window(), "reviewTable"));
    m_journey->show(7);
    QVERIFY(isLocked(window(), "releaseTitle"));
    QVERIFY(!isLocked(window(), "exportPackage"));
    QVERIFY(!isLocked(window(), "openFolder"));
    QVERIFY(!part(window(), "takeOutApproval").isVisible());
}

void TestClosedRelease::the_same_can_be_exported_again()
{
    const auto path = m_journey->stage().path("again.zip").toStdString();
    QVERIFY(session().release().exportPackage(path));
    QTRY_VERIFY_WITH_TIMEOUT(session().release().verification() && !session().jobs().isBusy()
                                 && session().release().package()->path == path,
                             30'000);
    QVERIFY(session().release().verification()->differences.empty());
    QVERIFY(session().isReleased());
    QCOMPARE(session().release().closed()->path, path);
}

void TestClosedRelease::survives_opening_the_project_again()
{
    const std::string texts = (**session().documents())[3].text;
    const auto closed = session().release().closed()->exportedAt;
    QVERIFY(session().open(session().projectPath()).has_value());
    QVERIFY(session().isReleased());
    QCOMPARE(session().release().closed()->exportedAt, closed);
    session().edit([](Plan &plan) { plan.about.title = "Another"; });
    QVERIFY(session().plan().about.title != "Another");
    m_journey->show(7);
    QTRY_VERIFY_WITH_TIMEOUT(session().release().verification() && !session().jobs().isBusy(), 30'000);
    QVERIFY(textOf(window(), "packageVerdict").contains(QLatin1String("agrees")));
    QVERIFY(isLocked(window(), "releaseTitle"));
    QVERIFY(session().documents()); // written again as they were
    QCOMPARE((**session().documents())[3].text, texts);
    QVERIFY(part(window(), "exportPackage").isEnabled());
}

void TestClosedRelease::a_new_release_costs_nothing_and_unlocks()
{
    const auto model = session().model();
    const auto &environment = session().environment();
    const auto before =
        ui::readLedger(environment.ledgerPath, session().plan().project, session().plan().records.file());
    QVERIFY(before);
    part<QAbstractButton>(window(), "newReleaseAbove").click();
    QTRY_VERIFY_WITH_TIMEOUT(!session().isReleased() && !session().jobs().isBusy(), 30'000);
    QVERIFY(part(window(), "documentsStep").isVisible());
    QVERIFY(!part(window(), "releasedNotice").isVisible());
    QVERIFY(session().model() == model);
    QVERIFY(!session().release().package());
    QVERIFY(!isLocked(window(), "drawSequences"));
    session().edit([](Plan &plan) { plan.about.title = "Another"; });
    QCOMPARE(session().plan().about.title, std::string("Another"));
    QVERIFY(session().sample());
    QVERIFY(m_journey->stage().settle());
    const auto after =
        ui::readLedger(environment.ledgerPath, session().plan().project, session().plan().records.file());
    QVERIFY(after);
    QCOMPARE(after->entries.size(), before->entries.size());
    QCOMPARE(after->account.spent.microEpsilon, before->account.spent.microEpsilon);
    QVERIFY(session().open(session().projectPath()).has_value());
    QVERIFY(!session().isReleased());
}

} // namespace tst_closedrelease

QTEST_MAIN(tst_closedrelease::TestClosedRelease)
#include "tst_closedrelease.moc"
