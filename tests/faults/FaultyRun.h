#pragma once

#include "core/embedding/VectorFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/cli/SmallRun.h"

#include <QFileInfo>

#include <algorithm>
#include <cerrno>

/// One kind of failure: of which calls, with which errno, and how it goes on (FaultyCalls.cpp).
struct Fault
{
    QByteArray family;
    int error = 0;
    QByteArray how;

    QByteArray atCall(long call) const
    {
        return family + ':' + QByteArray::number(qlonglong(call)) + ':' + QByteArray::number(error) + ':'
               + how;
    }
};

/// A command run in which a chosen call fails.
class FaultyRun final : public CommandRun
{
public:
    /// Beside it, resources of a few words: those of the build take ten times as long to read.
    FaultyRun()
    {
        const std::filesystem::path resources = m_beside.path().toStdString();
        std::vector<core::vocabulary::LexiconTerm> terms;
        for (const char *word :
             {"asthma", "chest", "edema", "failure", "heart", "migraine", "pain", "seizure", "stroke"})
            terms.push_back({.term = word, .forms = {}});
        const auto rows = static_cast<Eigen::Index>(terms.size());
        if (!core::vocabulary::writeLexicon(resources / "english.lexicon", terms)
            || !core::vocabulary::writeLexicon(resources / "medical.lexicon", terms)
            || !core::embedding::writeVectors(resources / "english.vectors",
                                              Eigen::MatrixXf::Identity(rows, rows)))
            qFatal("the resources cannot be written");
    }

    struct FaultyOutcome
    {
        Outcome told;
        bool wasHit = false; ///< false: the program did not come as far as this call
        long calls = 0;      ///< of the family; 0 where the program did not end by itself, but of any
    };

    FaultyOutcome runWith(const QByteArray &fault, const QStringList &arguments) const
    {
        const QString report = m_beside.filePath(QStringLiteral("report"));
        QFile::remove(report);
        QProcess process;
        prepare(process, arguments);
        auto environment = process.processEnvironment();
        environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS")); // the key of a ledger is in a file
        environment.insert(QStringLiteral("OPENBLAS_NUM_THREADS"), QStringLiteral("1")); // starts sooner
        environment.insert(QStringLiteral("KEYSEED_RESOURCES"), m_beside.path());
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(KEYSEED_FAULTY_CALLS));
        environment.insert(QStringLiteral("KEYSEED_FAULT"), QString::fromLatin1(fault));
        environment.insert(QStringLiteral("KEYSEED_FAULT_FOLDER"), path(QString()));
        environment.insert(QStringLiteral("KEYSEED_FAULT_REPORT"), report);
        process.setProcessEnvironment(environment);
        process.start();
        if (!process.waitForFinished(60'000)) {
            process.kill();
            process.waitForFinished();
            return {.told = {.exitCode = -2, .output = {}, .errors = QStringLiteral("it hung")},
                    .wasHit = true};
        }
        FaultyOutcome outcome{.told = outcomeOf(process)};
        QFile file(report);
        if (!file.open(QIODevice::ReadOnly))
            return outcome;
        for (const QByteArray &line : file.readAll().split('\n')) {
            outcome.wasHit = outcome.wasHit || line == "hit";
            if (line.startsWith("calls "))
                outcome.calls = std::max(outcome.calls, line.mid(6).toLong()); // a child of it tells, too
            else if (line.startsWith('.'))
                outcome.calls = std::max(outcome.calls, static_cast<long>(line.size()));
        }
        return outcome;
    }

    /// How many calls of a family the program makes when none fails.
    long callsOf(const QByteArray &family, const QStringList &arguments) const
    {
        return runWith(Fault{family, 0, "once"}.atCall(0), arguments).calls;
    }

private:
    QTemporaryDir m_beside; ///< not below the folder whose calls fail
};

/// What a program may end with when something failed: an exit code and words, never without them. Empty, or
/// what was wrong.
inline QString faultOfEnd(const FaultyRun::FaultyOutcome &outcome)
{
    const CommandRun::Outcome &told = outcome.told;
    if (told.exitCode == -2)
        return QStringLiteral("the program crashed: ") + told.errors;
    if (told.exitCode < 0 || told.exitCode > 4)
        return QStringLiteral("exit code %1: ").arg(told.exitCode) + told.errors;
    if (told.exitCode != 0 && told.errors.isEmpty())
        return QStringLiteral("it failed without a word");
    return {};
}
