#include "core/package/check/Verification.h"
#include "core/pipeline/Pipeline.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QTest>

#include <atomic>
#include <memory>
#include <set>

using namespace core;
using namespace core::pipeline;

namespace {

constexpr const char *canary = "qxcanaryword"; // stands in every record and in nothing public
constexpr int chosen = 2;
constexpr int variations = 2;
constexpr int rounds = 3;
constexpr int labels = 2;
// New texts for the first round, then variations of those that were chosen.
constexpr int requestsOfTheModel =
    labels * chosen * (1 + variations) + (rounds - 1) * labels * chosen * variations;

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

/// A world with records of two labels, and a pipeline over it whose plan evolves texts.
struct Evolving
{
    Evolving()
    {
        QByteArray rows("text,label\n");
        for (int i = 0; i < 200; ++i)
            rows +=
                QByteArray(canary) + " term" + QByteArray::number(i % 10) + (i % 2 == 0 ? ",A\n" : ",B\n");
        world.write("notes.csv", rows);
        world.plan.synthesis = {.method = "augpe",
                                .epsilon = {{"votes", 3.0}},
                                .settings = {{"rounds", std::int64_t{rounds}},
                                             {"chosen", std::int64_t{chosen}},
                                             {"variations", std::int64_t{variations}}}};
        world.plan.sampling.length = 2;
        world.plan.sampling.perLabel = 5;
    }

    void askServer(const ModelServer &server)
    {
        world.plan.writer.kind = "chat";
        world.plan.writer.baseUrl = server.url();
        world.plan.writer.model = "small-model";
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

    SmallWorld world;
    NoControl control;
};

bool stands(const QByteArray &word, const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(word);
}

} // namespace

/// Texts that evolve by votes of the records, from the records to a package.
class TestEvolvedRelease : public QObject
{
    Q_OBJECT

private slots:
    void the_template_writes_what_the_records_vote_on();
    void a_model_is_asked_between_the_rounds_and_sees_no_record();
    void a_run_that_was_cut_off_pays_once_and_asks_once_data();
    void a_run_that_was_cut_off_pays_once_and_asks_once();
    void before_the_first_round_nothing_is_spent();
    void a_cap_of_requests_stops_between_rounds_and_goes_on();
    void a_prompt_pack_is_refused_before_anything_is_spent();

private:
    static void checkPackage(Evolving &evolving, Pipeline &pipeline);
};

void TestEvolvedRelease::checkPackage(Evolving &evolving, Pipeline &pipeline)
{
    const auto packed = pipeline.pack(evolving.world.path("package"), {}, evolving.control);
    QVERIFY2(packed, packed ? "" : packed.error().detail.c_str());
    const auto verified = package::verify(packed->path);
    QVERIFY2(verified, verified ? "" : verified.error().detail.c_str());
    QVERIFY2(verified->differences.empty(),
             verified->differences.empty() ? "" : verified->differences.front().c_str());
    const QString folder = QString::fromStdString(evolving.world.path("package").parent_path().string());
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
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

void TestEvolvedRelease::the_template_writes_what_the_records_vote_on()
{
    Evolving evolving;
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.fit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(counts->usable, std::int64_t{200});
    const synthesis::SeedModel &model = **pipeline.model;
    QCOMPARE(model.pool.size(), std::size_t{labels * chosen * (1 + variations)});
    for (const synthesis::Candidate &each : model.pool)
        QVERIFY(!each.text.empty());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    checkPackage(evolving, pipeline);

    // What was stored is drawn from again.
    auto again = Pipeline::open(pipeline.places, evolving.control);
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    again->inputs = pipeline.inputs;
    QCOMPARE((*again->model)->pool, model.pool);
    QVERIFY(again->takeKept().has_value());
    QCOMPARE((*again->sequences)->front().draft, (*pipeline.sequences)->front().draft);
}

void TestEvolvedRelease::a_model_is_asked_between_the_rounds_and_sees_no_record()
{
    Evolving evolving;
    const QString log = QString::fromStdString(evolving.world.path("received.log").string());
    const ModelServer server({{QStringLiteral("log"), log}});
    evolving.askServer(server);
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.fit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), requestsOfTheModel);
    QVERIFY(pipeline.draw(evolving.control));
    chat::WritingWatch unwatched;
    QVERIFY(pipeline.ask({}, unwatched, evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    QVERIFY(stands("with blanks", log)); // variations are asked for
    checkPackage(evolving, pipeline);    // looks into the log as well
}

void TestEvolvedRelease::a_run_that_was_cut_off_pays_once_and_asks_once_data()
{
    QTest::addColumn<int>("answers");
    const int first = labels * chosen * (1 + variations);
    QTest::newRow("in the first texts") << first / 2;
    QTest::newRow("in the first variations") << first + 3;
    QTest::newRow("in the last variations") << requestsOfTheModel - 1;
}

void TestEvolvedRelease::a_run_that_was_cut_off_pays_once_and_asks_once()
{
    QFETCH(int, answers);
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    {
        CancelAfter impatient(answers);
        Pipeline pipeline = evolving.pipeline();
        const auto counts = pipeline.fit(impatient, 1, {.key = {}, .watch = &impatient});
        QVERIFY(!counts);
        QCOMPARE(counts.error().code, ErrorCode::Cancelled);
    }
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.fit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    // A request under way when a person cancels may be asked again: its answer was not there yet.
    const QJsonObject prompts = server.count()[QStringLiteral("prompts")].toObject();
    int again = 0;
    for (const auto &each : prompts)
        again += each.toArray().first().toInt() - 1;
    const int asked = server.count()[QStringLiteral("requests")].toInt();
    QVERIFY2(asked <= requestsOfTheModel + 1, qPrintable(QString::number(asked)));
    QVERIFY(again <= asked - static_cast<int>(prompts.size()));
}

void TestEvolvedRelease::before_the_first_round_nothing_is_spent()
{
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    CancelAfter impatient(1);
    Pipeline pipeline = evolving.pipeline();
    QVERIFY(!pipeline.fit(impatient, 1, {.key = {}, .watch = &impatient}));
    QCOMPARE(evolving.spent(), 0.0);
}

void TestEvolvedRelease::a_cap_of_requests_stops_between_rounds_and_goes_on()
{
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    evolving.world.plan.writer.maxRequests = labels * chosen * (1 + variations) + 2;
    {
        Pipeline pipeline = evolving.pipeline();
        const auto counts = pipeline.fit(evolving.control, 1);
        QVERIFY(!counts);
        QVERIFY2(counts.error().detail.find("cap of requests") != std::string::npos,
                 counts.error().detail.c_str());
    }
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4); // the rounds are paid together
    evolving.world.plan.writer.maxRequests.reset();
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.fit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), requestsOfTheModel);
}

void TestEvolvedRelease::a_prompt_pack_is_refused_before_anything_is_spent()
{
    Evolving evolving;
    evolving.world.plan.writer.kind = "promptPack";
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.fit(evolving.control, 1);
    QVERIFY(!counts);
    QCOMPARE(counts.error().code, ErrorCode::InvalidPlan);
    QVERIFY(counts.error().detail.starts_with("writer.kind"));
    QCOMPARE(evolving.spent(), 0.0);
}

QTEST_GUILESS_MAIN(TestEvolvedRelease)
#include "tst_evolvedrelease.moc"
