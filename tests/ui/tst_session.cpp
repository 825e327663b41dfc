#include "core/pipeline/project/ProjectStore.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/session/ProjectSession.h"

#include <QSignalSpy>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

namespace tst_session {

using core::ErrorCode;
using core::plan::Plan;
using ui::Jobs;
using ui::ProjectSession;
using Job = Jobs::Job;

namespace {

/// A busy machine with sanitizers takes its time; a good run ends at once.
constexpr int patienceMs = 60'000;

constexpr char canary[] = "zzcanaryzz";

/// Forty short notes of two labels, one of them with a word that no public thing has.
QByteArray notes()
{
    QByteArray csv = "text,label\n";
    for (int note = 0; note < 40; ++note)
        csv += note % 2 == 0 ? "heart failure and a stent,Cardiology\n"
                             : "aspirin for the heart block,Neurology\n";
    return csv + canary + " with heart failure,Cardiology\n";
}

Plan planOf(const QString &records)
{
    Plan plan;
    plan.records.files = {records.toStdString()};
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.records.labelColumn = "label";
    plan.labels = {"Cardiology", "Neurology"};
    plan.vocabulary = tests::builtIn("medical");
    plan.synthesis.epsilon["phrases"] = 2.0;
    plan.privacy.cap = 8.0;
    plan.sampling.length = 2;
    plan.sampling.perLabel = 3;
    return plan;
}

/// A project of the notes above.
class Clinic final : public PlanStage
{
public:
    Clinic() { createProject(planOf(write("notes.csv", notes()))); }

    Plan stored() const
    {
        auto store = core::pipeline::ProjectStore::open(path("projects/test.keyseed"));
        return store ? store->loadPlan().value().value_or(Plan{}) : Plan{};
    }
};

/// Counts the outcomes of one kind of work.
class Outcomes final
{
public:
    Outcomes(ProjectSession &session, Job job)
    {
        const auto note = [job](std::vector<std::string> &outcomes, const char *outcome) {
            return [job, &outcomes, outcome](Job which) {
                if (which == job)
                    outcomes.emplace_back(outcome);
            };
        };
        QObject::connect(&session.jobs(), &Jobs::finished, &m_context, note(seen, "finished"));
        QObject::connect(&session.jobs(), &Jobs::cancelled, &m_context, note(seen, "cancelled"));
        QObject::connect(
            &session.jobs(), &Jobs::failed, &m_context, [this, job](Job which, const core::Error &e) {
                if (which == job) {
                    seen.emplace_back("failed");
                    error = e;
                }
            });
    }

    std::vector<std::string> seen;
    core::Error error;

private:
    QObject m_context;
};

using Seen = std::vector<std::string>;

bool fileHolds(const std::filesystem::path &path, const std::string &words)
{
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return bytes.find(words) != std::string::npos;
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void saves_a_change_by_itself();
    void saves_what_is_pending_when_it_ends();
    void does_nothing_when_nothing_changes();
    void undo_brings_back_the_plan_before();
    void a_dragged_slider_is_undone_in_one_go();
    void creating_never_overwrites();
    void opening_says_what_is_wrong_data();
    void opening_says_what_is_wrong();
    void the_sample_becomes_a_project_of_its_own();
    void the_sample_spends_in_a_ledger_of_its_own();
    void remembers_recent_projects();
    void other_roles_forget_the_scan_and_another_file_the_preview();
    void the_latest_scan_wins();
    void reports_records_that_cannot_be_read();
    void the_journey_reaches_a_verified_package();
    void what_was_committed_cannot_change();
    void a_second_window_cannot_commit();
    void a_project_opens_with_what_it_released();
    void a_plan_above_the_cap_is_refused_and_costs_nothing();
    void a_cancelled_commit_costs_nothing();
    void cancelling_drops_what_waits_as_well();
    void one_piece_of_work_at_a_time();
    void nothing_of_the_records_is_written();
};

void TestSession::saves_a_change_by_itself()
{
    Clinic clinic;
    clinic.session().edit([](Plan &plan) { plan.about.purpose = "teaching"; });
    QTRY_COMPARE_WITH_TIMEOUT(clinic.stored().about.purpose, std::string("teaching"), patienceMs);
}

void TestSession::saves_what_is_pending_when_it_ends()
{
    PlanStage stage;
    const QString records = stage.write("notes.csv", notes());
    const std::filesystem::path project = stage.path("projects/ends.keyseed");
    {
        ProjectSession session(stage.session().environment());
        QVERIFY(session.create(project, planOf(records)).has_value());
        session.edit([](Plan &plan) { plan.about.recipient = "a university"; });
    }
    auto store = core::pipeline::ProjectStore::open(project);
    QVERIFY(store.has_value());
    QCOMPARE(store->loadPlan().value().value_or(Plan{}).about.recipient, std::string("a university"));
}

void TestSession::does_nothing_when_nothing_changes()
{
    Clinic clinic;
    QSignalSpy changed(&clinic.session(), &ProjectSession::planChanged);
    clinic.session().edit([](Plan &) {});
    QCOMPARE(changed.count(), 0);
    QVERIFY(!clinic.session().canUndo());
}

void TestSession::undo_brings_back_the_plan_before()
{
    Clinic clinic;
    ProjectSession &session = clinic.session();
    session.edit([](Plan &plan) { plan.synthesis.epsilon["phrases"] = 3.0; });
    session.edit([](Plan &plan) { plan.labels = {"Cardiology"}; });

    session.undo();
    QCOMPARE(session.plan().labels.size(), std::size_t(2));
    session.undo();
    QCOMPARE(epsilonOf(session.plan(), "phrases"), 2.0);
    QVERIFY(!session.canUndo());
    session.redo();
    QCOMPARE(epsilonOf(session.plan(), "phrases"), 3.0);
    session.edit([](Plan &plan) { plan.synthesis.epsilon["phrases"] = 1.0; });
    QVERIFY(!session.canRedo());
}

void TestSession::a_dragged_slider_is_undone_in_one_go()
{
    Clinic clinic;
    for (const double epsilon : {2.5, 3.0, 3.5})
        clinic.session().edit([&](Plan &plan) { plan.synthesis.epsilon["phrases"] = epsilon; },
                              QStringLiteral("epsilon"));
    clinic.session().undo();
    QCOMPARE(epsilonOf(clinic.plan(), "phrases"), 2.0);
}

void TestSession::creating_never_overwrites()
{
    Clinic clinic;
    const auto again = clinic.session().create(clinic.path("projects/test.keyseed"), {});
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::InvalidPlan);
    QCOMPARE(clinic.stored().labels.size(), std::size_t(2));
}

void TestSession::opening_says_what_is_wrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("exists");
    QTest::addColumn<int>("code");
    QTest::newRow("missing") << QByteArray() << false << static_cast<int>(ErrorCode::NotFound);
    QTest::newRow("not a project") << QByteArray(4096, 'x') << true << static_cast<int>(ErrorCode::Database);
}

void TestSession::opening_says_what_is_wrong()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, exists);
    QFETCH(const int, code);
    Clinic clinic;
    if (exists)
        clinic.write("other.keyseed", bytes);
    const auto opened = clinic.session().open(clinic.path("other.keyseed"));
    QVERIFY(!opened);
    QCOMPARE(static_cast<int>(opened.error().code), code);
    QCOMPARE(clinic.session().projectPath().filename().string(), std::string("test.keyseed"));
}

void TestSession::the_sample_becomes_a_project_of_its_own()
{
    PlanStage stage;
    std::filesystem::create_directory(stage.path("sample"));
    Plan plan = planOf(QStringLiteral("notes.csv"));
    plan.project = "sample-clinic";
    stage.write("sample/notes.csv", notes());
    stage.write("sample/plan.json", QByteArray::fromStdString(core::plan::toJson(plan)));
    for (const char *name : {"sample-clinic.keyseed", "sample-clinic-2.keyseed"}) {
        const auto created = stage.session().createSample();
        QVERIFY2(created.has_value(), created ? "" : created.error().detail.c_str());
        QCOMPARE(stage.session().projectPath().filename().string(), std::string(name));
        QCOMPARE(stage.plan().records.file(), std::filesystem::path(stage.path("sample/notes.csv")));
    }
}

// Trying the program must not spend in the ledger of the user; the steward's own records always do.
void TestSession::the_sample_spends_in_a_ledger_of_its_own()
{
    PlanStage stage;
    std::filesystem::create_directory(stage.path("sample"));
    stage.write("sample/notes.csv", notes());
    stage.write("own.csv", notes());
    Plan plan = planOf(QStringLiteral("notes.csv"));
    plan.project = "sample-clinic";
    stage.write("sample/plan.json", QByteArray::fromStdString(core::plan::toJson(plan)));
    QVERIFY(stage.session().createSample().has_value());
    const std::filesystem::path ofUser = stage.session().environment().ledgerPath;
    QCOMPARE(stage.session().ledgerPath(), ui::sampleLedger(stage.session().environment()));
    QVERIFY(stage.session().ledgerPath() != ofUser);
    const std::filesystem::path project = stage.session().projectPath();
    QVERIFY(stage.session().open(project).has_value());
    QCOMPARE(stage.session().ledgerPath(), ui::sampleLedger(stage.session().environment()));
    plan = stage.plan();
    plan.records.files.push_back(stage.path("own.csv"));
    stage.session().setPlan(plan);
    QCOMPARE(stage.session().ledgerPath(), ofUser);
    stage.session().undo();
    QCOMPARE(stage.session().ledgerPath(), ui::sampleLedger(stage.session().environment()));
}

void TestSession::remembers_recent_projects()
{
    Clinic clinic;
    const std::filesystem::path second = clinic.session().freeProjectPath(QStringLiteral("test"));
    QCOMPARE(second.filename().string(), std::string("test-2.keyseed"));
    QVERIFY(clinic.session().create(second, {}).has_value());
    QCOMPARE(clinic.session().recentProjects().size(), 2);
    QVERIFY(clinic.session().recentProjects().front().endsWith(QLatin1String("test-2.keyseed")));
    std::filesystem::remove(second);
    QCOMPARE(clinic.session().recentProjects().size(), 1);
}

void TestSession::other_roles_forget_the_scan_and_another_file_the_preview()
{
    Clinic clinic;
    ProjectSession &session = clinic.session();
    session.records().loadPreview();
    QTRY_VERIFY_WITH_TIMEOUT(session.records().preview(), patienceMs);
    session.records().startScan();
    QTRY_VERIFY_WITH_TIMEOUT(session.records().scan(), patienceMs);
    QCOMPARE(session.records().scan()->records, std::int64_t(41));

    session.edit([](Plan &plan) { plan.records.labelColumn.reset(); });
    QVERIFY(!session.records().scan());
    QVERIFY(session.records().preview());
    session.edit([&](Plan &plan) { plan.records.files = {clinic.path("other.csv")}; });
    QVERIFY(!session.records().preview());
}

void TestSession::the_latest_scan_wins()
{
    Clinic clinic;
    Outcomes scan(clinic.session(), Job::Scan);
    clinic.session().records().startScan();
    clinic.session().edit([](Plan &plan) { plan.records.labelColumn.reset(); });
    clinic.session().records().startScan();
    QTRY_COMPARE_WITH_TIMEOUT(scan.seen.size(), std::size_t(2), patienceMs);
    QCOMPARE(scan.seen.back(), std::string("finished"));
    QVERIFY(clinic.session().records().scan());
    QVERIFY(clinic.session().records().scan()->labels.empty());
}

void TestSession::reports_records_that_cannot_be_read()
{
    Clinic clinic;
    clinic.session().edit([](Plan &plan) { plan.records.textColumn = "nothing"; });
    Outcomes scan(clinic.session(), Job::Scan);
    clinic.session().records().startScan();
    QTRY_COMPARE_WITH_TIMEOUT(scan.seen, Seen{"failed"}, patienceMs);
    QCOMPARE(scan.error.code, ErrorCode::InvalidPlan);
}

void TestSession::the_journey_reaches_a_verified_package()
{
    Clinic clinic;
    ProjectSession &session = clinic.session();
    QCOMPARE(session.plannedEpsilon(), 2.0);
    Outcomes commit(session, Job::Commit);
    QVERIFY(session.commit());
    QTRY_COMPARE_WITH_TIMEOUT(commit.seen, Seen{"finished"}, patienceMs);
    QVERIFY(session.isCommitted());
    QVERIFY(session.inputs());
    QTRY_COMPARE_WITH_TIMEOUT(
        session.ledger().account.spent.microEpsilon, session.spend().microEpsilon, patienceMs);
    QVERIFY(session.spend().microEpsilon > 1'900'000 && session.spend().microEpsilon <= 2'000'000);
    QCOMPARE(session.plannedEpsilon(), 0.0);
    QCOMPARE(session.cap(), std::optional(8.0));

    QVERIFY(session.sample());
    QTRY_VERIFY_WITH_TIMEOUT(session.sequences(), patienceMs);
    QCOMPARE((*session.sequences())->size(), std::size_t(6));
    QVERIFY(session.writing().write());
    QTRY_VERIFY_WITH_TIMEOUT(session.documents(), patienceMs);
    QVERIFY(session.release().exportPackage(clinic.path("release.zip")));
    QTRY_VERIFY_WITH_TIMEOUT(session.release().package(), patienceMs);
    QVERIFY(session.release().verify(clinic.path("release.zip")));
    QTRY_VERIFY_WITH_TIMEOUT(session.release().verification(), patienceMs);
    QVERIFY(session.release().verification()->differences.empty());

    QVERIFY(session.isReleased());
    QVERIFY(!session.sample());
    QVERIFY(session.release().beginNewRelease());
    QTRY_VERIFY_WITH_TIMEOUT(!session.isReleased() && !session.jobs().isBusy(), patienceMs);

    QVERIFY(session.sample()); // other phrases: what was made of the old ones is gone
    QTRY_VERIFY_WITH_TIMEOUT(!session.documents(), patienceMs);
    QVERIFY(!session.release().package());
}

void TestSession::what_was_committed_cannot_change()
{
    Clinic clinic;
    ProjectSession &session = clinic.session();
    session.edit([](Plan &plan) { plan.about.purpose = "research"; });
    QVERIFY(session.commit());
    session.edit([](Plan &plan) { plan.synthesis.epsilon["phrases"] = 5.0; }); // while it is being spent
    QVERIFY(!session.canUndo());
    const Plan before = session.plan();
    QTRY_VERIFY_WITH_TIMEOUT(session.isCommitted(), patienceMs);
    session.edit([](Plan &plan) {
        plan.labels = {"Other"};
        plan.synthesis.method = "independent";
        plan.sampling.perLabel = 7;
        plan.about.title = "Notes";
    });
    QCOMPARE(epsilonOf(session.plan(), "phrases"), 2.0);
    QCOMPARE(session.plan().labels.size(), std::size_t(2));
    QCOMPARE(session.plan().synthesis.method, std::string("histogram"));
    QCOMPARE(session.plan().sampling.perLabel, 7);
    QCOMPARE(session.plan().about.title, std::string("Notes"));
    QVERIFY(!session.commit());
    // Only what came after the commit can be taken back.
    session.edit([](Plan &plan) { plan.sampling.sharpness = 0.5; });
    session.undo();
    QCOMPARE(session.plan().sampling.sharpness, std::optional<double>());
    session.undo();
    QCOMPARE(session.plan().sampling.perLabel, before.sampling.perLabel);
    QVERIFY(!session.canUndo());
    session.redo();
    QCOMPARE(session.plan().sampling.perLabel, 7);
    QCOMPARE(epsilonOf(session.plan(), "phrases"), 2.0);
}

void TestSession::a_second_window_cannot_commit()
{
    Clinic clinic;
    const auto project = clinic.session().projectPath();
    QVERIFY(!clinic.session().isOpenElsewhere());
    QVERIFY(clinic.session().open(project).has_value()); // once more in the same window
    QVERIFY(!clinic.session().isOpenElsewhere());

    auto second = std::make_unique<ProjectSession>(clinic.session().environment());
    QVERIFY(second->open(project).has_value());
    QVERIFY(second->isOpenElsewhere());
    QVERIFY(!second->commit());
    QVERIFY(!second->jobs().isBusy());
    // What it would change is not changed, and its plan does not come over that of the first window.
    clinic.session().edit([](auto &plan) { plan.about.purpose = "of the first window"; });
    QVERIFY(clinic.session().save().has_value());
    second->edit([](auto &plan) { plan.about.purpose = "of the second window"; });
    QVERIFY(second->plan().about.purpose != "of the second window");
    second->setExclusions({{"SYN-000001", {}}});
    QVERIFY(second->exclusions().empty());
    QVERIFY(!second->canUndo());
    QVERIFY(!second->sample());
    QVERIFY(!second->writing().write());
    QVERIFY(!second->release().exportPackage(clinic.path("package")));
    QVERIFY(second->save().has_value());
    second.reset();
    second = std::make_unique<ProjectSession>(clinic.session().environment());
    QVERIFY(second->open(project).has_value());
    QCOMPARE(second->plan().about.purpose, std::string("of the first window"));
    const auto other = clinic.path("projects/other.keyseed");
    QVERIFY(second->create(other, clinic.session().plan()).has_value());
    QVERIFY(!second->isOpenElsewhere()); // of another project
    QVERIFY(second->open(project).has_value());
    QVERIFY(second->isOpenElsewhere());

    QVERIFY(clinic.session().open(other).has_value()); // the first window leaves the project
    QVERIFY(second->open(project).has_value());
    QVERIFY(!second->isOpenElsewhere());
    second.reset();
    QVERIFY(!std::filesystem::exists(project.string() + ".open")); // nothing stays behind
}

void TestSession::a_project_opens_with_what_it_released()
{
    Clinic clinic;
    QVERIFY(clinic.session().commit());
    QTRY_VERIFY_WITH_TIMEOUT(clinic.session().isCommitted(), patienceMs);
    const auto spend = clinic.session().spend();
    const auto tables = (*clinic.session().model())->tables;
    // Another project takes its place: what is open elsewhere could only be read.
    QVERIFY(
        clinic.session().create(clinic.path("projects/other.keyseed"), clinic.session().plan()).has_value());

    ProjectSession again(clinic.session().environment());
    QVERIFY(again.open(clinic.path("projects/test.keyseed")).has_value());
    QVERIFY(again.isCommitted());
    QCOMPARE(again.spend(), spend);
    QCOMPARE((*again.model())->tables.size(), tables.size());
    for (std::size_t table = 0; table < tables.size(); ++table)
        QCOMPARE((*again.model())->tables[table].counts.cells, tables[table].counts.cells);
    QVERIFY(!again.records().counts()); // private figures do not outlive the program
    QVERIFY(again.sample());
    QTRY_VERIFY_WITH_TIMEOUT(again.sequences(), patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(
        again.ledger().account.spent.microEpsilon, again.spend().microEpsilon, patienceMs);
}

void TestSession::a_plan_above_the_cap_is_refused_and_costs_nothing()
{
    Clinic clinic;
    clinic.session().edit([](Plan &plan) { plan.privacy.cap = 1.0; });
    Outcomes commit(clinic.session(), Job::Commit);
    QVERIFY(clinic.session().commit());
    QTRY_COMPARE_WITH_TIMEOUT(commit.seen, Seen{"failed"}, patienceMs);
    QCOMPARE(commit.error.code, ErrorCode::BudgetExhausted);
    QVERIFY(!clinic.session().isCommitted());
    QCOMPARE(clinic.session().ledger().account.spent.microEpsilon, std::int64_t(0));
}

void TestSession::cancelling_drops_what_waits_as_well()
{
    Clinic clinic;
    QSignalSpy started(&clinic.session().jobs(), &Jobs::started);
    clinic.session().records().startScan();
    clinic.session().records().startScan(); // the first has not answered yet
    clinic.session().jobs().cancel(Job::Scan);
    QTRY_VERIFY_WITH_TIMEOUT(!clinic.session().jobs().isRunning(Job::Scan), patienceMs);
    QCOMPARE(started.count(), 1);
    QVERIFY(!clinic.session().records().scan());
}

void TestSession::a_cancelled_commit_costs_nothing()
{
    Clinic clinic;
    Outcomes commit(clinic.session(), Job::Commit);
    QVERIFY(clinic.session().commit());
    QVERIFY(clinic.session().jobs().canCancel(Job::Commit));
    clinic.session().jobs().cancel(Job::Commit);
    QTRY_COMPARE_WITH_TIMEOUT(commit.seen.size(), std::size_t(1), patienceMs);
    QCOMPARE(commit.seen, Seen{"cancelled"});
    const auto ledger =
        ui::readLedger(clinic.path("ledger.sqlite"), clinic.plan().project, clinic.plan().records.file());
    QVERIFY(ledger.has_value());
    QCOMPARE(ledger->account.spent.microEpsilon, std::int64_t(0));
}

void TestSession::one_piece_of_work_at_a_time()
{
    Clinic clinic;
    QVERIFY(!clinic.session().sample()); // nothing is learned yet
    QVERIFY(clinic.session().commit());
    QVERIFY(clinic.session().jobs().isBusy());
    QVERIFY(!clinic.session().commit());
    QVERIFY(!clinic.session().release().verify(clinic.path("release.zip")));
    const auto opened = clinic.session().open(clinic.path("projects/test.keyseed"));
    QVERIFY(!opened);
    QTRY_VERIFY_WITH_TIMEOUT(!clinic.session().jobs().isBusy(), patienceMs);
}

void TestSession::nothing_of_the_records_is_written()
{
    Clinic clinic;
    ProjectSession &session = clinic.session();
    session.records().loadPreview();
    QTRY_VERIFY_WITH_TIMEOUT(session.records().preview(), patienceMs);
    session.records().startScan();
    QTRY_VERIFY_WITH_TIMEOUT(session.records().scan(), patienceMs);
    QVERIFY(session.commit());
    QTRY_VERIFY_WITH_TIMEOUT(session.isCommitted(), patienceMs);
    QVERIFY(session.save().has_value());
    QVERIFY(fileHolds(clinic.path("notes.csv"), canary)); // the search itself works
    int searched = 0;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(clinic.path(""))) {
        if (!entry.is_regular_file() || entry.path().filename() == "notes.csv")
            continue;
        QVERIFY2(!fileHolds(entry.path(), canary), entry.path().c_str());
        ++searched;
    }
    QVERIFY(searched >= 3);
}

} // namespace tst_session

QTEST_MAIN(tst_session::TestSession)
#include "tst_session.moc"
