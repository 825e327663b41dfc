#include "tests/rewriter/KilledRewriting.h"

#include <QTest>

KilledRewriting::KilledRewriting(const Canaries &canaries,
                                 const QByteArray &records,
                                 const QByteArray &plan,
                                 qint64 cost)
    : m_canaries(canaries)
    , m_cost(cost)
{
    m_run.write(Canaries::records, records);
    m_run.write(QStringLiteral("plan.json"), plan);
    // A name of its own, by which its child is found.
    if (!QFile::link(QStringLiteral(KEYSEED_REWRITER), m_run.path(QStringLiteral("keyseed-rewriter"))))
        qFatal("the program cannot be linked to");
}

FaultyRun::FaultyOutcome KilledRewriting::run(const char *program, const QByteArray &fault)
{
    qputenv("KEYSEED_REWRITER", m_run.path(QStringLiteral("keyseed-rewriter")).toUtf8());
    qputenv("KEYSEED_FAULT_PROGRAM", program);
    QStringList arguments = m_run.runArguments();
    if (isLearned()) {
        arguments[0] = QStringLiteral("write");
        arguments[1] = QStringLiteral("--project");
        arguments[2] = m_run.path(QStringLiteral("out.keyseed"));
    }
    const auto outcome = m_run.runWith(fault, arguments);
    qunsetenv("KEYSEED_FAULT_PROGRAM");
    return outcome;
}

bool KilledRewriting::isChildLeft() const
{
    const QByteArray name = m_run.path(QStringLiteral("keyseed-rewriter")).toUtf8();
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    return std::ranges::any_of(processes, [&](const QString &process) {
        QFile file(QStringLiteral("/proc/") + process + QStringLiteral("/cmdline"));
        return file.open(QIODevice::ReadOnly) && file.readAll().startsWith(name);
    });
}

QString KilledRewriting::faultOfLedger(const Stored &stored)
{
    if (!QFileInfo::exists(m_run.path(QStringLiteral("ledger.sqlite"))))
        return stored.models == 0 ? QString() : QStringLiteral("there is a model and no ledger");
    const auto contents = ledgerOf(m_run).contents();
    if (!contents || contents->broken)
        return QStringLiteral("the ledger cannot be read");
    const Debited debited(*contents);
    m_spent = debited.spent;
    if (m_cost > 0 && debited.spent != debited.runs * m_cost)
        return QStringLiteral("the account is not the sum of its debits");
    if (debited.spent < stored.cost || debited.committed != stored.models || stored.packages > stored.models)
        return QStringLiteral("the ledger shows %1 and %2 commits, there are %3 models of %4 and %5 packages")
            .arg(debited.spent)
            .arg(debited.committed)
            .arg(stored.models)
            .arg(stored.cost)
            .arg(stored.packages);
    return {};
}

QString KilledRewriting::faultOfModel()
{
    const QString project = m_run.path(QStringLiteral("out.keyseed"));
    if (!QFileInfo::exists(project))
        return {};
    auto store = core::pipeline::ProjectStore::open(project.toStdString());
    const auto model = store ? store->latestModel() : core::fail(store.error());
    if (!model)
        return QString::fromStdString(model.error().detail);
    std::map<std::string, std::vector<std::int64_t>> cells;
    if (*model)
        for (const auto &table : (*model)->model->tables)
            cells.emplace(table.name, table.counts.cells);
    if (isLearned() && (cells != m_cells || m_spent != m_spentWhenLearned))
        return QStringLiteral("what was released was lost, drawn or paid for again");
    m_cells = cells;
    m_spentWhenLearned = m_spent;
    return {};
}

QString KilledRewriting::fault(bool isWhole)
{
    if (!QTest::qWaitFor([&] { return !isChildLeft(); }, 60'000))
        return QStringLiteral("the rewriting program goes on alone");
    if (const QString file = m_canaries.fileBelow(QDir::tempPath()); !file.isEmpty())
        return QStringLiteral("private text is in ") + file;
    Stored stored;
    stored.add(m_run, QStringLiteral("out"));
    for (const QString &found : {faultOfLedger(stored), faultOfModel()})
        if (!found.isEmpty())
            return found;
    if (isWhole && (stored.models != 1 || stored.packages != 1))
        return QStringLiteral("it is done, but there is no package");
    if (!isPacked())
        return {};
    const auto verified = core::package::verify(m_run.path(QStringLiteral("out")).toStdString());
    return verified && verified->differences.empty() ? QString()
                                                     : QStringLiteral("the package does not verify");
}
