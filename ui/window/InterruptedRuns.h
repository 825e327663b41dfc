#pragma once

#include "core/base/Result.h"
#include "core/privacy/ledger/LedgerEntry.h"
#include "ui/jobs/JobRunner.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace ui {

/// Runs that were interrupted after their budget was debited, in this program or on the command line: found
/// at the start, told once. Reads and writes the ledger in a worker.
class InterruptedRuns final : public QObject
{
    Q_OBJECT

public:
    explicit InterruptedRuns(std::filesystem::path ledger, QObject *parent = nullptr);

    /// looked() follows. A ledger that does not exist yet holds none; looking does not make one.
    void look();
    /// Returns the runs that nobody was told of yet, oldest first.
    const std::vector<core::privacy::LedgerEntry> &runs() const { return m_runs; }
    /// Notes in the ledger that the person has read of them: they are not found again.
    void noteRead();

signals:
    void looked();
    void noted();
    void failed(const core::Error &error);

private:
    std::filesystem::path m_ledger;
    std::vector<core::privacy::LedgerEntry> m_runs;
    JobRunner m_runner;
};

/// "The run of project X on 2026-11-21 14:02 was interrupted after its budget was debited: ..."
QString interruptionText(const core::privacy::LedgerEntry &entry);

} // namespace ui
