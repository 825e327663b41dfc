#pragma once

#include "core/base/Database.h"
#include "core/privacy/ledger/Ledger.h"
#include "tests/cli/CommandRun.h"

// A run that takes some tens of milliseconds, and both sides of what it leaves: what was debited, what was
// stored.

inline constexpr std::int64_t costOfRun = 4'000'000; ///< micro-epsilon of CommandRun::plan()

/// Small records, a small vocabulary of their own: a run takes some tens of milliseconds.
inline void writeSmallRun(const CommandRun &run)
{
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.write(QStringLiteral("terms.txt"),
              "asthma\nseizure\nstroke\nmigraine\nheart failure\nedema\nchest pain\n");
    run.writePlan(CommandRun::planWithTerms(QStringLiteral("terms.txt")));
}

inline core::privacy::Ledger ledgerOf(const CommandRun &run)
{
    auto ledger = core::privacy::Ledger::open(run.path(QStringLiteral("ledger.sqlite")).toStdString());
    if (!ledger)
        qFatal("%s", ledger.error().detail.c_str());
    return std::move(*ledger);
}

/// What the runs left in their project files and packages.
struct Stored
{
    int models = 0;
    int packages = 0;
    std::int64_t cost = 0; ///< of the models, micro-epsilon

    void add(const CommandRun &run, const QString &output)
    {
        packages += QFile::exists(run.path(output + QStringLiteral("/manifest.json"))) ? 1 : 0;
        const QString path = run.path(output + QStringLiteral(".keyseed"));
        if (!QFile::exists(path))
            return;
        auto project = core::Database::open(path.toStdString());
        if (!project)
            qFatal("%s", project.error().detail.c_str());
        // One that was killed before its tables were made holds no model.
        auto sum = project->prepare("SELECT COUNT(*), COALESCE(SUM(micro_epsilon), 0) FROM model");
        if (!sum || !sum->step())
            return;
        models += int(sum->integer(0));
        cost += sum->integer(1);
    }
};

/// The same side of the ledger.
struct Debited
{
    int runs = 0;
    int committed = 0;
    int interrupted = 0;
    int noticed = 0;
    std::int64_t spent = 0;

    explicit Debited(const core::privacy::LedgerContents &contents)
        : spent(contents.sources.empty() ? 0 : contents.sources.front().spent.microEpsilon)
    {
        for (const auto &entry : contents.entries) {
            runs += entry.kind == "reserve" ? 1 : 0;
            committed += entry.committed ? 1 : 0;
            interrupted += entry.interrupted ? 1 : 0;
            noticed += entry.noticed ? 1 : 0;
        }
    }
};
