#include "core/base/Database.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/privacy/ledger/Ledger.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/core/pipeline/KilledWorld.h"

#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_evolutionkills {

using namespace core;

/// A release that evolves texts, killed (SIGKILL) a hundred times in each of its phases: no round is paid for
/// twice or lost, its noise stays as it was drawn, and no request is repeated whose answer was stored.
class TestEvolutionKills : public QObject
{
    Q_OBJECT

private slots:
    void nothing_is_paid_twice_or_lost_data();
    void nothing_is_paid_twice_or_lost();
};

namespace {

constexpr int killsOfEach = 100;
constexpr std::int64_t microEpsilon = 3'000'000; // of a release

using Cells = std::vector<std::int64_t>;

/// One release, killed and gone on with until it is whole.
class Release
{
public:
    explicit Release(const ModelServer &server)
        : m_server(server)
    {
        m_world.write();
    }

    /// Goes on with it. True when it was killed, false when it came to its end.
    bool run(const QString &phase, int call, bool isWithin)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("OPENBLAS_NUM_THREADS"), QStringLiteral("1")); // starts sooner
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(KILLED_RELEASE),
                      {QString::fromStdString(m_world.folder.string()),
                       QString::fromStdString(m_server.url("/v1")),
                       phase,
                       QString::number(call),
                       isWithin ? QStringLiteral("within") : QStringLiteral("before")});
        if (!process.waitForFinished(60'000))
            qFatal("it hangs");
        if (process.exitStatus() == QProcess::CrashExit)
            return true;
        m_fault = process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardError());
        return false;
    }

    /// Answers and rounds that are stored by now.
    std::size_t stored() const { return m_answers.size() + m_tables.size(); }

    /// Why what is on disk does not hold together; empty when it does.
    QString fault(bool isWhole)
    {
        if (m_fault.isEmpty())
            checkLedger(isWhole);
        if (m_fault.isEmpty())
            checkRounds(isWhole);
        if (m_fault.isEmpty())
            checkAnswers(isWhole);
        return m_fault;
    }

private:
    void checkLedger(bool isWhole);
    void checkRounds(bool isWhole);
    void checkAnswers(bool isWhole);
    std::map<std::string, std::string> rows(const char *query) const;
    void expect(bool isSo, const char *what)
    {
        if (!isSo && m_fault.isEmpty())
            m_fault = QString::fromLatin1(what);
    }

    // In memory: the cache of the files outlives a killed process.
    QTemporaryDir m_folder{QFileInfo(QStringLiteral("/dev/shm")).isWritable()
                               ? QStringLiteral("/dev/shm/evolving-XXXXXX")
                               : QDir::tempPath() + QStringLiteral("/evolving-XXXXXX")};
    KilledWorld m_world{m_folder.path().toStdString()};
    const ModelServer &m_server;
    QString m_fault;
    std::map<std::string, Cells> m_tables;        ///< that were stored so far
    std::map<std::string, std::string> m_answers; ///< by document
    std::map<std::string, int> m_requests;        ///< for a prompt, when its answer was stored
};

// A debit whose first round was not stored is spent and lost, and says so. Once a round is stored, all that
// follows is of the same debit.
void Release::checkLedger(bool isWhole)
{
    auto ledger = privacy::Ledger::open(m_world.file("ledger.sqlite"));
    const auto contents = ledger ? ledger->contents() : fail(ledger.error());
    if (!contents || contents->broken)
        return expect(false, "the ledger cannot be read");
    std::int64_t debits = 0;
    std::int64_t commits = 0;
    bool isStored = false;
    for (const auto &entry : contents->entries) {
        expect(!(entry.kind == "reserve" && isStored), "a round was paid for twice");
        debits += entry.kind == "reserve" ? 1 : 0;
        commits += entry.committed ? 1 : 0;
        isStored = isStored || entry.kind == "commit" || entry.kind == "round";
    }
    const std::int64_t spent = contents->sources.empty() ? 0 : contents->sources.front().spent.microEpsilon;
    expect(spent == debits * microEpsilon, "the account is not the sum of its debits");
    expect(commits == (isWhole ? 1 : commits) && commits <= 1, "a release was committed twice or never");
}

void Release::checkRounds(bool isWhole)
{
    auto store = pipeline::ProjectStore::open(m_world.file("project.keyseed"));
    const auto paid = store ? store->paidRounds() : fail(store.error());
    const auto whole = store ? store->latestModel() : fail(store.error());
    if (!paid || !whole)
        return expect(false, "the project cannot be read");
    expect(!isWhole || *whole, "the model is missing");
    std::map<std::string, Cells> stored;
    const auto take = [&](const synthesis::ReleasedModel &model) {
        for (const synthesis::NoisyTable &table : model.tables)
            stored.emplace(table.name, table.counts.cells);
    };
    if (*whole)
        take(*(*whole)->model);
    else if (*paid)
        take(***paid);
    for (const auto &[name, cells] : m_tables)
        expect(stored.contains(name) && stored.at(name) == cells, "a stored round was lost or drawn again");
    expect(!isWhole || stored.size() == std::size_t{KilledWorld::rounds}, "a round is missing");
    m_tables = stored;
}

std::map<std::string, std::string> Release::rows(const char *query) const
{
    std::map<std::string, std::string> found;
    auto database = Database::open(m_world.file("project.keyseed"));
    auto statement = database ? database->prepare(query) : fail(database.error());
    if (!statement) // killed before it had its tables
        return found;
    for (auto row = statement->step(); row && *row; row = statement->step())
        found.emplace(statement->text(0), statement->text(1));
    return found;
}

// By the server's own count, as the project's could have been lost.
void Release::checkAnswers(bool isWhole)
{
    const auto answers = rows("SELECT document, text FROM answer");
    for (const auto &[document, text] : m_answers)
        expect(answers.contains(document) && answers.at(document) == text, "a stored answer was lost");
    expect(!isWhole || answers.size() == std::size_t{KilledWorld::texts}, "there are too few texts");
    m_answers = answers;
    const QJsonObject prompts = m_server.count()[QStringLiteral("prompts")].toObject();
    constexpr std::string_view opening = "Written for: ";
    for (const auto &[document, text] : answers) {
        const std::string prompt = text.substr(opening.size());
        const int requests = prompts[QString::fromStdString(prompt)].toArray().first().toInt();
        const auto [at, isNew] = m_requests.emplace(prompt, requests);
        expect(requests > 0, "an answer was stored that nobody gave");
        expect(at->second == requests, "a request was repeated whose answer was stored");
    }
}

} // namespace

void TestEvolutionKills::nothing_is_paid_twice_or_lost_data()
{
    QTest::addColumn<int>("calls"); // that change a file, in a run through the phase, about
    QTest::newRow("first") << 180;
    QTest::newRow("between") << 320;
    QTest::newRow("votes") << 170;
    QTest::newRow("expansion") << 130;
}

void TestEvolutionKills::nothing_is_paid_twice_or_lost()
{
    QFETCH(int, calls);
    constexpr int stride = 37; // over all of the phase soon
    const QString phase = QString::fromLatin1(QTest::currentDataTag());
    const ModelServer server;
    auto release = std::make_unique<Release>(server);
    int killed = 0;
    int further = 0;
    int releases = 1;
    for (int run = 0; killed < killsOfEach; ++run) {
        QVERIFY2(run < 3 * killsOfEach, "the phase is hardly ever reached");
        const int call = 1 + run * stride % calls;
        const std::size_t before = release->stored();
        const bool isKilled = release->run(phase, call, run / 2 % 2 == 1);
        const QString fault = release->fault(!isKilled);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("call %1: ").arg(call) + fault));
        killed += isKilled ? 1 : 0;
        further += isKilled && release->stored() > before ? 1 : 0;
        releases += isKilled ? 0 : 1;
        if (!isKilled)
            release = std::make_unique<Release>(server);
    }
    QVERIFY2(further > 10, "the kills were not all over the phase");
    qInfo("%d kills over %d releases; %d runs stored something", killed, releases, further);
    constexpr int never = 0;
    QVERIFY(!release->run(phase, never, false));
    const QString fault = release->fault(true);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

} // namespace tst_evolutionkills

QTEST_GUILESS_MAIN(tst_evolutionkills::TestEvolutionKills)
#include "tst_evolutionkills.moc"
