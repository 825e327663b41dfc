#include "tests/ui/ReleaseStage.h"
#include "ui/steps/budget/BudgetStep.h"
#include "ui/steps/budget/method/MethodPart.h"
#include "ui/steps/records/RecordsStep.h"
#include "ui/steps/start/StartStep.h"
#include "ui/steps/vocabulary/VocabularyStep.h"

#include <QFile>
#include <QLineEdit>

namespace tst_plancommitted {

/// What was decided before the commit is shown afterwards and cannot be changed.
class TestPlanCommitted : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void start_keeps_the_unit_and_lets_the_purpose_change();
    void records_are_neither_read_nor_changed();
    void vocabulary_stays_chosen();
    void the_method_stays_chosen();
    void budget_is_settled_and_counted_once();

private:
    bool isLocked(const QWidget &page, const char *objectName) const
    {
        return !part(page, objectName).isEnabledTo(&page);
    }

    std::unique_ptr<ReleaseStage> m_stage;
};

void TestPlanCommitted::init()
{
    m_stage = std::make_unique<ReleaseStage>(4.0, 5.0);
    QVERIFY(m_stage->commit());
}

void TestPlanCommitted::start_keeps_the_unit_and_lets_the_purpose_change()
{
    ui::StartStep page(m_stage->session());
    page.initializePage();

    QVERIFY(isLocked(page, "unitPerson"));
    QVERIFY(isLocked(page, "unitRecord"));
    QTest::keyClicks(&part(page, "purpose"), QStringLiteral("teaching"));
    QCOMPARE(m_stage->plan().about.purpose, std::string("teaching"));
}

void TestPlanCommitted::records_are_neither_read_nor_changed()
{
    QVERIFY(QFile::remove(QString::fromStdString(m_stage->plan().records.file().string())));
    ui::RecordsStep page(m_stage->session());
    page.initializePage();

    QVERIFY(isLocked(page, "changeRecords"));
    QVERIFY(isLocked(page, "recordsFormat"));
    QVERIFY(isLocked(page, "addLabel"));
    QVERIFY(!m_stage->session().jobs().isRunning(ui::Jobs::Job::Preview));
    QVERIFY(part(page, "recordsError").isHidden()); // the file is not needed any more
}

void TestPlanCommitted::vocabulary_stays_chosen()
{
    ui::VocabularyStep page(m_stage->session());
    page.initializePage();

    QVERIFY(isLocked(page, "englishVocabulary"));
    QVERIFY(isLocked(page, "chooseVocabulary"));
    QVERIFY(page.isComplete());
}

void TestPlanCommitted::the_method_stays_chosen()
{
    ui::MethodPart page(m_stage->session());
    page.initializePage();

    QVERIFY(isLocked(page, "family-evolution"));
    QVERIFY(isLocked(page, "method-independent"));
    QVERIFY(page.isComplete());
}

void TestPlanCommitted::budget_is_settled_and_counted_once()
{
    ui::BudgetStep page(m_stage->session());
    page.initializePage();
    QTRY_COMPARE(m_stage->session().ledger().account.spent.microEpsilon, 4'000'000);

    QVERIFY(isLocked(page, "epsilonSlider"));
    QVERIFY(isLocked(page, "epsilonExact"));
    QVERIFY(isLocked(page, "share-pairs"));
    QVERIFY(isLocked(page, "delta"));
    QVERIFY(isLocked(page, "proportions"));
    QVERIFY(page.isComplete()); // although 4 more would not fit under the cap of 5
    QVERIFY(!part(page, "useFree").isVisibleTo(&page));
}

} // namespace tst_plancommitted

QTEST_MAIN(tst_plancommitted::TestPlanCommitted)
#include "tst_plancommitted.moc"
