#include "tests/core/pipeline/EvolvingWorld.h"

#include <QCoreApplication>
#include <QFloat16> // QTest compares it with JSON
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <atomic>

namespace tst_evolvedrelease {

using namespace core;
using namespace core::pipeline;
using tests::chosen;
using tests::Evolving;
using tests::labels;
using tests::requestsOfTheModel;
using tests::variations;

namespace {

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

} // namespace

/// Texts that evolve by votes of the records, from the records to a package.
class TestEvolvedRelease : public QObject
{
    Q_OBJECT

private slots:
    void the_template_writes_what_the_records_vote_on();
    void pure_noise_under_a_delta_makes_a_package_that_verifies();
    void a_model_is_asked_between_the_rounds_and_sees_no_record();
    void a_run_that_was_cut_off_pays_once_and_asks_once_data();
    void a_run_that_was_cut_off_pays_once_and_asks_once();
    void who_watches_is_told_of_what_is_stored_and_nothing_else();
    void before_the_first_round_nothing_is_spent();
    void a_cap_that_would_stop_it_between_rounds_refuses_it_before_data();
    void a_cap_that_would_stop_it_between_rounds_refuses_it_before();
    void a_cap_that_leaves_room_does_not_disturb();
};

void TestEvolvedRelease::the_template_writes_what_the_records_vote_on()
{
    Evolving evolving;
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(counts->usable, std::int64_t{200});
    const synthesis::ReleasedModel &model = **pipeline.model;
    QCOMPARE(model.pool.size(), std::size_t{labels * chosen * (1 + variations)});
    for (const synthesis::Candidate &each : model.pool)
        QVERIFY(!each.text.empty());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    tests::checkPackage(evolving, pipeline);

    // What was stored is drawn from again.
    auto again = Pipeline::open(pipeline.places, evolving.control);
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    again->inputs = pipeline.inputs;
    QCOMPARE((*again->model)->pool, model.pool);
    QVERIFY(again->takeKept().has_value());
    QCOMPARE((*again->sequences)->front().draft, (*pipeline.sequences)->front().draft);
}

// Of few rounds discrete Laplace noise is less than Gaussian: it is taken, whatever delta the plan allows.
void TestEvolvedRelease::pure_noise_under_a_delta_makes_a_package_that_verifies()
{
    Evolving evolving;
    evolving.world.plan.privacy.delta = 1e-6;
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QVERIFY(std::abs(evolving.spent() - 3) < 1e-4);
    QVERIFY(pipeline.draw(evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    tests::checkPackage(evolving, pipeline);
}

void TestEvolvedRelease::a_model_is_asked_between_the_rounds_and_sees_no_record()
{
    Evolving evolving;
    const QString log = QString::fromStdString(evolving.world.path("received.log").string());
    const ModelServer server({{QStringLiteral("log"), log}});
    evolving.askServer(server);
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 2);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), requestsOfTheModel);
    QVERIFY(pipeline.draw(evolving.control));
    chat::WritingWatch unwatched;
    QVERIFY(pipeline.ask({}, unwatched, evolving.control));
    QVERIFY(pipeline.write(evolving.control));
    QCOMPARE((*pipeline.documents)->size(), std::size_t{10});
    QVERIFY(tests::stands("with blanks", log)); // variations are asked for
    tests::checkPackage(evolving, pipeline);    // looks into the log as well
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
        const auto counts = pipeline.commit(impatient, 1, {.keys = {}, .watch = &impatient});
        QVERIFY(!counts);
        QCOMPARE(counts.error().code, ErrorCode::Cancelled);
        const bool isPaid = answers > labels * chosen * (1 + variations);
        QCOMPARE(pipeline.firstRounds != nullptr, isPaid);
        const auto opened = Pipeline::open(pipeline.places, evolving.control);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->firstRounds != nullptr, isPaid);
    }
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
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

void TestEvolvedRelease::who_watches_is_told_of_what_is_stored_and_nothing_else()
{
    // Noise that is not stored is drawn anew after a crash: seen twice, it would tell more than was paid for.
    class Watch final : public synthesis::RoundWatch
    {
    public:
        explicit Watch(std::filesystem::path project)
            : m_project(std::move(project))
        {}
        void released(const Model &soFar, int done, int all) override
        {
            QCOMPARE(done, ++told);
            QCOMPARE(all, tests::rounds);
            auto store = ProjectStore::open(m_project);
            QVERIFY(store.has_value());
            const auto stored = store->paidRounds();
            QVERIFY(stored && *stored);
            QCOMPARE(soFar->tables.size(), static_cast<std::size_t>(done));
            QCOMPARE((**stored)->tables.size(), static_cast<std::size_t>(done));
            QCOMPARE((**stored)->tables.back().counts.cells, soFar->tables.back().counts.cells);
            QCOMPARE((**stored)->pool, soFar->pool);
        }
        int told = 0;

    private:
        std::filesystem::path m_project;
    };
    Evolving evolving;
    Pipeline pipeline = evolving.pipeline();
    Watch watch(pipeline.places.project);
    const auto counts = pipeline.commit(evolving.control, 2, {.keys = {}, .rounds = &watch});
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(watch.told, tests::rounds - 1); // the last round makes the model
    QVERIFY(!pipeline.firstRounds);
}

void TestEvolvedRelease::before_the_first_round_nothing_is_spent()
{
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    CancelAfter impatient(1);
    Pipeline pipeline = evolving.pipeline();
    QVERIFY(!pipeline.commit(impatient, 1, {.keys = {}, .watch = &impatient}));
    QCOMPARE(evolving.spent(), 0.0);
}

void TestEvolvedRelease::a_cap_that_would_stop_it_between_rounds_refuses_it_before_data()
{
    QTest::addColumn<int>("requests"); // 0: no cap
    QTest::addColumn<double>("money"); // 0: no cap
    QTest::addColumn<QString>("named");
    QTest::newRow("requests") << requestsOfTheModel - 1 << 0.0 << "writer.maxRequests";
    // At a price of 1 for an answer of at most 1,000 tokens.
    QTest::newRow("money") << 0 << requestsOfTheModel - 0.5 << "writer.maxMoney";
}

void TestEvolvedRelease::a_cap_that_would_stop_it_between_rounds_refuses_it_before()
{
    QFETCH(int, requests);
    QFETCH(double, money);
    QFETCH(QString, named);
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    auto &writer = evolving.world.plan.writer;
    if (requests > 0)
        writer.maxRequests = requests;
    if (money > 0)
        writer.maxMoney = money;
    writer.maxTokens = 1000;
    writer.completionPrice = 1000;
    Pipeline pipeline = evolving.pipeline();
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY(!counts);
    QCOMPARE(counts.error().code, ErrorCode::InvalidPlan);
    QVERIFY2(counts.error().detail.starts_with(named.toStdString()), counts.error().detail.c_str());
    QCOMPARE(evolving.spent(), 0.0);
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), 0);
}

void TestEvolvedRelease::a_cap_that_leaves_room_does_not_disturb()
{
    Evolving evolving;
    const ModelServer server;
    evolving.askServer(server);
    auto &writer = evolving.world.plan.writer;
    writer.maxRequests = requestsOfTheModel;
    writer.maxTokens = 1000;
    writer.completionPrice = 1000;
    Pipeline pipeline = evolving.pipeline();
    const auto forecast = pipeline.forecast(evolving.control);
    QVERIFY(forecast && *forecast);
    QCOMPARE((*forecast)->learning.texts, std::int64_t{requestsOfTheModel});
    QCOMPARE((*forecast)->documents.texts, std::int64_t{10});
    QCOMPARE((*forecast)->learning.money, double{requestsOfTheModel});
    const auto counts = pipeline.commit(evolving.control, 1);
    QVERIFY2(counts, counts ? "" : counts.error().detail.c_str());
    QCOMPARE(server.count()[QStringLiteral("requests")].toInt(), requestsOfTheModel);
}

} // namespace tst_evolvedrelease

QTEST_GUILESS_MAIN(tst_evolvedrelease::TestEvolvedRelease)
#include "tst_evolvedrelease.moc"
