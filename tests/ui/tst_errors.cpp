#include "core/pipeline/project/ProjectStore.h"
#include "tests/ui/JourneyStage.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/ErrorBox.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>

#include <csignal>
#include <sys/resource.h>

namespace tst_errors {

using core::ErrorCode;
using core::plan::Plan;
using ui::ErrorBox;
using Job = ui::Jobs::Job;

namespace {

constexpr int patienceMs = 30'000;

/// While it lives, no file can grow: as on a full disk.
class FullDisk final
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{.rlim_cur = 0, .rlim_max = m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

std::optional<Plan> stored(const std::filesystem::path &project)
{
    auto store = core::pipeline::ProjectStore::open(project);
    return store ? store->loadPlan().value_or(std::nullopt) : std::nullopt;
}

} // namespace

/// What is said when something goes wrong, and that nothing is lost by it.
class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void every_code_has_a_title_and_advice();
    void the_details_can_be_copied();
    void a_full_disk_is_said_and_the_plan_is_kept();
    void a_folder_that_went_away_is_said_and_the_plan_is_kept();
    void the_window_can_be_left_without_the_last_changes();
    void a_failed_export_can_be_repeated();
    void a_commit_without_its_file_costs_nothing();

private:
    static const ErrorBox &box(ui::MainWindow &window) { return part<ErrorBox>(window, "windowError"); }
    static void press(ui::MainWindow &window, const char *name)
    {
        part<QPushButton>(part(window, "windowError"), name).click();
    }
};

void TestErrors::every_code_has_a_title_and_advice()
{
    QSet<QString> titles;
    int codes = 0;
    for (; core::nameOf(static_cast<ErrorCode>(codes)) != core::nameOf(ErrorCode::Internal); ++codes) {
        const auto code = static_cast<ErrorCode>(codes);
        QVERIFY(!ui::errorTitle(code).isEmpty());
        QVERIFY2(!titles.contains(ui::errorTitle(code)),
                 qPrintable(ui::errorTitle(code))); // tells them apart
        QVERIFY(ui::errorTitle(code) != ui::errorTitle(ErrorCode::Internal));
        QVERIFY(ui::errorAdvice(code).endsWith(QLatin1Char('.')));
        QVERIFY(ui::errorAdvice(code) != ui::errorAdvice(ErrorCode::Internal));
        titles.insert(ui::errorTitle(code));
    }
    QVERIFY(codes >= 10);
    QVERIFY(!ui::errorTitle(ErrorCode::Internal).isEmpty());
    QVERIFY(!ui::errorAdvice(ErrorCode::Internal).isEmpty());
}

void TestErrors::the_details_can_be_copied()
{
    ErrorBox error;
    error.showError({ErrorCode::Io, "/somewhere/notes.csv: cannot be read"});
    part<QPushButton>(error, "copyError").click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains(ui::errorTitle(ErrorCode::Io)));
    QVERIFY(copied.contains(QLatin1String("/somewhere/notes.csv: cannot be read")));
}

void TestErrors::a_full_disk_is_said_and_the_plan_is_kept()
{
    JourneyStage journey;
    auto &session = journey.session();
    QVERIFY(session.save());
    {
        const FullDisk full;
        session.edit([](Plan &plan) { plan.about.purpose = "kept in mind"; });
        QTRY_VERIFY_WITH_TIMEOUT(box(journey.window()).isVisible(), patienceMs);
        QVERIFY(!box(journey.window()).title().isEmpty());
        QVERIFY(box(journey.window()).detail().contains(QLatin1String("test.keyseed")));
        QCOMPARE(session.plan().about.purpose, std::string("kept in mind"));
        QVERIFY(journey.window().goTo(1)); // the window lives
        QVERIFY(journey.window().goTo(0));
        // Not behind this block: what the pages have changed is saved as soon as there is room.
        const auto kept = stored(session.projectPath());
        QVERIFY(kept);
        QCOMPARE(kept->about.purpose, std::string("teaching"));
    }
    {
        const FullDisk full;
        session.edit([](Plan &plan) { plan.about.purpose = "kept in mind still"; });
        QTRY_VERIFY_WITH_TIMEOUT(box(journey.window()).isVisible(), patienceMs);
    }
    press(journey.window(), "retryError");
    QVERIFY(!box(journey.window()).isVisible());
    QCOMPARE(stored(session.projectPath())->about.purpose, std::string("kept in mind still"));
}

void TestErrors::a_folder_that_went_away_is_said_and_the_plan_is_kept()
{
    JourneyStage journey;
    auto &session = journey.session();
    QVERIFY(session.save());
    const QString folder = journey.stage().path("projects");
    QVERIFY(QDir().rename(folder, folder + QStringLiteral("-away"))); // a drive that is no longer there
    session.edit([](Plan &plan) { plan.about.purpose = "kept in mind"; });
    QTRY_VERIFY_WITH_TIMEOUT(box(journey.window()).isVisible(), patienceMs);
    QVERIFY(!QDir(folder).exists()); // no second project comes into being
    press(journey.window(), "retryError");
    QVERIFY(box(journey.window()).isVisible()); // still away

    QVERIFY(QDir().rename(folder + QStringLiteral("-away"), folder));
    press(journey.window(), "retryError");
    QVERIFY(!box(journey.window()).isVisible());
    QCOMPARE(stored(session.projectPath())->about.purpose, std::string("kept in mind"));
}

void TestErrors::the_window_can_be_left_without_the_last_changes()
{
    JourneyStage journey;
    QVERIFY(journey.session().save());
    const FullDisk full;
    journey.session().edit([](Plan &plan) { plan.about.purpose = "not saved"; });
    QVERIFY(!journey.window().close());
    QVERIFY(journey.window().isVisible());
    QVERIFY(box(journey.window()).isVisible());
    QVERIFY(journey.window().close());
}

void TestErrors::a_failed_export_can_be_repeated()
{
    JourneyStage journey;
    auto &session = journey.session();
    QVERIFY(journey.stage().untilWritten());
    QSignalSpy failed(&session.jobs(), &ui::Jobs::failed);
    const QString zip = journey.stage().path("package.zip");
    {
        const FullDisk full;
        QVERIFY(session.release().exportPackage(zip.toStdString()));
        QVERIFY(journey.stage().settle());
        QCOMPARE(failed.count(), 1);
    }
    QVERIFY(!QFile::exists(zip));
    QVERIFY(session.documents() && session.sequences() && session.isCommitted());
    QVERIFY(session.release().exportPackage(zip.toStdString()));
    QVERIFY(journey.stage().settle());
    QVERIFY(session.release().package());
    QVERIFY(QFile::exists(zip));
}

void TestErrors::a_commit_without_its_file_costs_nothing()
{
    JourneyStage journey;
    auto &session = journey.session();
    const QString records = QString::fromStdString(session.plan().records.file().string());
    QVERIFY(QFile::rename(records, records + QStringLiteral(".away")));
    QSignalSpy failed(&session.jobs(), &ui::Jobs::failed);
    QVERIFY(session.commit());
    QVERIFY(journey.stage().settle());
    QCOMPARE(failed.count(), 1);
    const auto plan = session.plan();
    QVERIFY(QFile::rename(records + QStringLiteral(".away"), records));
    const auto ledger =
        ui::readLedger(session.environment().ledgerPath, session.plan().project, records.toStdString());
    QVERIFY(ledger);
    QCOMPARE(ledger->account.spent.microEpsilon, std::int64_t(0));
    QVERIFY(journey.stage().commit());
    QCOMPARE(session.plan().labels, plan.labels);
}

} // namespace tst_errors

QTEST_MAIN(tst_errors::TestErrors)
#include "tst_errors.moc"
