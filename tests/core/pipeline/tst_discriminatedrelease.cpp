#include "core/package/check/Verification.h"
#include "core/pipeline/Pipeline.h"
#include "core/writing/checks/DocumentCheck.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QDirIterator>
#include <QTest>

#include <atomic>
#include <set>
#include <vector>

namespace tst_discriminatedrelease {

using namespace core;
using namespace core::pipeline;

namespace {

constexpr const char *canary = "qxcanaryword"; // stands in every record and in nothing public
constexpr int labels = 2;
constexpr int candidates = 6;

/// Cancels once so many answers came, as a person might.
class CancelAfter final : public chat::WritingWatch, public JobControl
{
public:
    explicit CancelAfter(int answers)
        : m_left(answers)
    {}
    void answered(std::size_t, const chat::Answer &) override { --m_left; }
    bool isCancelled() const override { return m_left <= 0; }
    void report(double, std::string_view) override {}

private:
    std::atomic<int> m_left;
};

/// A world with records of two labels, a model that writes, and a pipeline whose plan chooses among its
/// texts.
struct Choosing
{
    Choosing()
        : server({{QStringLiteral("log"), QString::fromStdString(world.path("received.log").string())}})
    {
        QByteArray rows("text,label\n");
        for (int i = 0; i < 200; ++i)
            rows += QByteArray(canary) + " term" + QByteArray::number(i % 10) + " term"
                    + QByteArray::number(i / 10 % 10) + (i % 2 == 0 ? ",A\n" : ",B\n");
        world.write("notes.csv", rows);
        world.plan.synthesis = {.method = "dp-da",
                                .epsilon = {{"teachers", 3.0}},
                                .settings = {{"candidates", std::int64_t{candidates}},
                                             {"approved", std::int64_t{1}},
                                             {"teachers", std::int64_t{40}}}};
        world.plan.sampling.length = 2;
        world.plan.sampling.perLabel = 5;
        world.plan.writer.kind = "chat";
        world.plan.writer.baseUrl = server.url();
        world.plan.writer.model = "small-model";
        for (const std::string_view name : core::writing::checkNames()) // it answers with the prompt
            world.plan.writer.checks.off.emplace_back(name);
        world.plan.writer.inFlight = 1;
    }

    Pipeline pipeline() const
    {
        Pipeline made{.places = {.project = world.path("project.keyseed"),
                                 .ledger = world.path("ledger.sqlite"),
                                 .resources = {}},
                      .plan = world.plan};
        made.inputs = std::make_shared<const PublicInputs>(world.inputs);
        return made;
    }

    double spent()
    {
        const auto account = world.ledger.account(plan::sourceName(world.plan));
        return account ? account->spent.epsilon() : -1;
    }

    int requests() const { return server.count()[QStringLiteral("requests")].toInt(); }

    SmallWorld world;
    ModelServer server;
    NoControl control;
};

bool stands(const QByteArray &word, const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(word);
}

} // namespace

/// Texts of a model that teachers and a student choose among, from the records to a package.
class TestDiscriminatedRelease : public QObject
{
    Q_OBJECT

private slots:
    void a_model_is_asked_before_the_teachers_and_sees_no_record();
    void a_run_that_was_cut_off_pays_once_and_asks_once();
    void the_same_records_come_to_other_teachers_every_time();
};

void TestDiscriminatedRelease::a_model_is_asked_before_the_teachers_and_sees_no_record()
{
    Choosing choosing;
    Pipeline pipeline = choosing.pipeline();
    const auto counts = pipeline.commit(choosing.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(choosing.requests(), labels * candidates);
    QVERIFY(std::abs(choosing.spent() - 3) < 1e-4);
    QCOMPARE((*pipeline.model)->pool.size(), std::size_t{labels * candidates});
    QVERIFY(pipeline.draw(choosing.control));
    chat::WritingWatch unwatched;
    QVERIFY(pipeline.ask({}, unwatched, choosing.control));
    QVERIFY(pipeline.write(choosing.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});

    const auto packed = pipeline.pack(choosing.world.path("package"), {}, choosing.control);
    QVERIFY2(packed, packed ? "" : packed.error().detail.c_str());
    const auto verified = package::verify(packed->path);
    QVERIFY2(verified, verified ? "" : verified.error().detail.c_str());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
    // The key of the hash is in the process alone; the records are in their own file.
    QDirIterator files(
        QString::fromStdString(choosing.world.path(".").string()), QDir::Files, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.endsWith(QStringLiteral("notes.csv")))
            continue;
        ++looked;
        QVERIFY2(!stands(canary, path), qPrintable(path));
    }
    QVERIFY(looked > 10);
}

void TestDiscriminatedRelease::a_run_that_was_cut_off_pays_once_and_asks_once()
{
    Choosing choosing;
    {
        CancelAfter impatient(labels * candidates / 2);
        Pipeline pipeline = choosing.pipeline();
        const auto counts = pipeline.commit(impatient, 1, {.keys = {}, .watch = &impatient});
        QVERIFY(!counts);
        QCOMPARE(counts.error().code, ErrorCode::Cancelled);
        QCOMPARE(choosing.spent(), 0.0);
    }
    Pipeline pipeline = choosing.pipeline();
    const auto counts = pipeline.commit(choosing.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(choosing.spent() - 3) < 1e-4);
    // A request under way when a person cancels may be asked again: its answer was not there yet.
    QVERIFY2(choosing.requests() <= labels * candidates + 1,
             qPrintable(QString::number(choosing.requests())));
}

// The key is drawn for every run: of 50 different records of a label over 40 teachers, other ones sit
// together, and so the teachers say yes to other texts. Two runs are rarely alike; that five are has a chance
// below one in a million.
void TestDiscriminatedRelease::the_same_records_come_to_other_teachers_every_time()
{
    Choosing choosing;
    choosing.world.plan.writer = plan::Plan::Writer();
    choosing.world.plan.writer.kind = "template";
    choosing.world.plan.synthesis.epsilon["teachers"] = 50; // noise of scale 2/50 votes: nearly none
    std::set<std::vector<std::int64_t>> answers;
    for (const char *run : {"1", "2", "3", "4", "5"}) {
        Pipeline pipeline = choosing.pipeline();
        pipeline.places.project = choosing.world.path(run) += ".keyseed";
        pipeline.places.ledger = choosing.world.path(run) += ".sqlite";
        QVERIFY(pipeline.commit(choosing.control, 1));
        std::vector<std::int64_t> votes;
        for (const std::int64_t cell : (*pipeline.model)->tables.front().counts.cells)
            votes.push_back((cell + 50) / 100);
        answers.insert(votes);
    }
    QVERIFY(answers.size() > 1);
}

} // namespace tst_discriminatedrelease

QTEST_GUILESS_MAIN(tst_discriminatedrelease::TestDiscriminatedRelease)
#include "tst_discriminatedrelease.moc"
