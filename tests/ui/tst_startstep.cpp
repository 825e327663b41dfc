#include "tests/ui/PlanStage.h"
#include "ui/steps/start/StartStep.h"
#include "ui/widgets/ErrorBox.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace tst_startstep {

using ui::ErrorBox;
using ui::StartStep;

class TestStartStep : public QObject
{
    Q_OBJECT

private slots:
    void blocks_without_a_project();
    void creates_a_project_by_name();
    void refuses_a_name_that_core_refuses();
    void says_when_a_project_of_this_name_exists();
    void takes_the_folder_that_is_chosen();
    void opens_the_chosen_project();
    void says_when_a_project_cannot_be_opened();
    void opens_a_recent_project();
    void says_when_the_sample_is_missing();
    void writes_the_answers_into_the_plan();
    void asks_for_a_person_column_until_told_otherwise();
    void keeps_the_number_of_records_only_while_it_may_be_public();
    void follows_undo();
    void asks_for_a_window_for_a_package();
};

void TestStartStep::blocks_without_a_project()
{
    PlanStage stage;
    StartStep page(stage.session());

    QVERIFY(!page.isComplete());
    QVERIFY(!page.whyIncomplete().isEmpty());
    QVERIFY(!part<QPushButton>(page, "createProject").isEnabled());
}

void TestStartStep::creates_a_project_by_name()
{
    PlanStage stage;
    StartStep page(stage.session());
    QSignalSpy changed(&page, &StartStep::completeChanged);

    QTest::keyClicks(&part(page, "newProjectName"), QStringLiteral("cardiology-notes"));
    part<QPushButton>(page, "createProject").click();

    QVERIFY(stage.session().isOpen());
    QCOMPARE(stage.session().projectPath().string(), stage.path("projects/cardiology-notes.keyseed"));
    QCOMPARE(stage.plan().project, std::string("cardiology-notes"));
    QVERIFY(page.isComplete());
    QVERIFY(changed.count() > 0);
}

void TestStartStep::refuses_a_name_that_core_refuses()
{
    PlanStage stage;
    StartStep page(stage.session());

    part<QLineEdit>(page, "newProjectName").setText(QStringLiteral("a/b"));
    QVERIFY(!part<QPushButton>(page, "createProject").isEnabled());

    part<QLineEdit>(page, "newProjectName").setText(QStringLiteral("ab"));
    QVERIFY(part<QPushButton>(page, "createProject").isEnabled());
}

void TestStartStep::says_when_a_project_of_this_name_exists()
{
    PlanStage stage;
    stage.createProject();
    StartStep page(stage.session());

    part<QLineEdit>(page, "newProjectName").setText(QStringLiteral("test"));
    part<QPushButton>(page, "createProject").click();

    auto &error = part<ErrorBox>(page, "startError");
    QVERIFY(!error.isHidden());
    QVERIFY(error.detail().contains(QStringLiteral("test.keyseed")));
}

void TestStartStep::takes_the_folder_that_is_chosen()
{
    PlanStage stage;
    StartStep page(stage.session());
    stage.files().answer = QString::fromStdString(stage.path("elsewhere"));

    part<QPushButton>(page, "chooseProjectFolder").click();
    part<QLineEdit>(page, "newProjectName").setText(QStringLiteral("mine"));
    part<QPushButton>(page, "createProject").click();

    QCOMPARE(stage.session().projectPath().string(), stage.path("elsewhere/mine.keyseed"));
}

void TestStartStep::opens_the_chosen_project()
{
    PlanStage stage;
    stage.createProject();
    QVERIFY(stage.session().create(stage.path("projects/other.keyseed"), {}));
    StartStep page(stage.session());
    stage.files().answer = QString::fromStdString(stage.path("projects/test.keyseed"));

    part<QPushButton>(page, "chooseProject").click();

    QTRY_COMPARE(stage.session().projectPath().string(), stage.path("projects/test.keyseed"));
}

void TestStartStep::says_when_a_project_cannot_be_opened()
{
    PlanStage stage;
    StartStep page(stage.session());
    stage.files().answer = stage.write("broken.keyseed", "this is no database, just some text that goes on");

    part<QPushButton>(page, "chooseProject").click();

    QTRY_VERIFY(!part<ErrorBox>(page, "startError").isHidden());
    QVERIFY(!page.isComplete());
}

void TestStartStep::opens_a_recent_project()
{
    PlanStage stage;
    stage.createProject();
    QVERIFY(stage.session().create(stage.path("projects/other.keyseed"), {}));
    StartStep page(stage.session());
    page.initializePage();

    auto &recent = part<QPushButton>(page, "recentProject0");
    QCOMPARE(recent.text(), QStringLiteral("test")); // the open one is not listed
    recent.click();

    QTRY_COMPARE(stage.session().projectPath().string(), stage.path("projects/test.keyseed"));
}

void TestStartStep::says_when_the_sample_is_missing()
{
    PlanStage stage;
    StartStep page(stage.session());

    part<QPushButton>(page, "openSample").click();

    QVERIFY(!part<ErrorBox>(page, "startError").isHidden());
}

void TestStartStep::writes_the_answers_into_the_plan()
{
    PlanStage stage;
    stage.createProject();
    StartStep page(stage.session());

    QTest::keyClicks(&part(page, "purpose"), QStringLiteral("teaching"));
    QTest::keyClicks(&part(page, "recipient"), QStringLiteral("students"));

    QCOMPARE(stage.plan().about.purpose, std::string("teaching"));
    QCOMPARE(stage.plan().about.recipient, std::string("students"));
}

void TestStartStep::asks_for_a_person_column_until_told_otherwise()
{
    PlanStage stage;
    StartStep page(stage.session());
    part<QLineEdit>(page, "newProjectName").setText(QStringLiteral("mine"));
    part<QPushButton>(page, "createProject").click();

    QVERIFY(part<QRadioButton>(page, "unitPerson").isChecked());
    QCOMPARE(stage.plan().records.personColumn, std::optional<std::string>(""));

    part<QRadioButton>(page, "unitRecord").click();
    QVERIFY(!stage.plan().records.personColumn);
}

void TestStartStep::keeps_the_number_of_records_only_while_it_may_be_public()
{
    PlanStage stage;
    stage.createProject();
    StartStep page(stage.session());
    QVERIFY(!part<QSpinBox>(page, "approximateRecords").isEnabled());

    part<QRadioButton>(page, "countPublic").click();
    part<QSpinBox>(page, "approximateRecords").setValue(1200);
    QVERIFY(stage.plan().about.recordCountPublic);
    QCOMPARE(stage.plan().about.approximateRecords, std::optional<int>(1200));

    part<QRadioButton>(page, "countSecret").click();
    QVERIFY(!stage.plan().about.recordCountPublic);
    QVERIFY(!stage.plan().about.approximateRecords);
}

void TestStartStep::follows_undo()
{
    PlanStage stage;
    stage.createProject();
    StartStep page(stage.session());
    QTest::keyClicks(&part(page, "purpose"), QStringLiteral("teaching"));

    stage.session().undo();

    QVERIFY(part<QLineEdit>(page, "purpose").text().isEmpty());
}

void TestStartStep::asks_for_a_window_for_a_package()
{
    PlanStage stage;
    StartStep page(stage.session());
    QSignalSpy requested(&page, &ui::Step::packageRequested);
    auto &button = part<QPushButton>(page, "choosePackage");
    button.click(); // and nothing is chosen
    QCOMPARE(requested.size(), 0);
    stage.files().answer = QStringLiteral("/somewhere/received.zip");
    button.click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), QStringLiteral("/somewhere/received.zip"));
}

} // namespace tst_startstep

QTEST_MAIN(tst_startstep::TestStartStep)
#include "tst_startstep.moc"
