#include "ui/window/InterruptedRuns.h"

#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "ui/text/BudgetText.h"
#include "ui/text/TimeText.h"

#include <system_error>
#include <utility>

namespace ui {

namespace {

using core::Result;
using core::privacy::Ledger;
using Runs = std::vector<core::privacy::LedgerEntry>;

Result<Runs> unfinishedOf(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return Runs();
    KEYSEED_ASSIGN(auto ledger, Ledger::open(path));
    return ledger.unfinished();
}

Result<void> note(const std::filesystem::path &path, const Runs &told)
{
    KEYSEED_ASSIGN(auto ledger, Ledger::open(path));
    return ledger.noteUnfinished(told);
}

} // namespace

InterruptedRuns::InterruptedRuns(std::filesystem::path ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(std::move(ledger))
{}

void InterruptedRuns::look()
{
    if (m_runner.isRunning())
        return;
    m_runner.start([path = m_ledger](core::JobControl &) { return unfinishedOf(path); },
                   this,
                   [this](Result<Runs> runs) {
                       if (!runs) {
                           emit failed(runs.error());
                           return;
                       }
                       m_runs = std::move(*runs);
                       emit looked();
                   });
}

void InterruptedRuns::noteRead()
{
    if (m_runs.empty() || m_runner.isRunning())
        return;
    m_runner.start(
        [path = m_ledger, told = std::exchange(m_runs, {})](core::JobControl &) { return note(path, told); },
        this,
        [this](const Result<void> &written) {
            if (written)
                emit noted();
            else
                emit failed(written.error());
        });
}

QString interruptionText(const core::privacy::LedgerEntry &entry)
{
    //: %1: name of a project, %2: a time, %3: an epsilon, "4.0", or with its delta, "6.0 at delta 0.000001"
    return InterruptedRuns::tr("The run of project %1 on %2 was interrupted after its budget was debited: "
                               "epsilon %3 counts as spent, and no model was stored.")
        .arg(QString::fromStdString(entry.project).simplified(),
             localTimeText(entry.time),
             budgetText(entry.spend));
}

} // namespace ui
