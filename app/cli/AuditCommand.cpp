#include "app/cli/CommandLine.h"

#include "app/cli/Interrupt.h"
#include "app/cli/ProgressPrinter.h"
#include "core/privacy/SelfAudit.h"

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace cli {

namespace {

ExitCode audit()
{
    watchForInterrupts();
    const auto rows = [] {
        ProgressPrinter progress(::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None);
        return core::privacy::runSelfAudit(progress);
    }();
    if (!rows)
        return report(rows.error());
    std::printf("%-40s %8s %14s %10s  %s\n", "mechanism", "claimed", "measured, >=", "trials", "verdict");
    for (const auto &row : *rows)
        std::printf("%-40s %8.3f %14.3f %10ld  %s\n", row.mechanism.c_str(), row.claimedEpsilon,
                    row.measuredLowerBound, row.trials, row.holds() ? "holds" : "REFUTED");
    const bool good = std::all_of(rows->begin(), rows->end(), [](const auto &row) { return row.holds(); });
    return good ? done : failed;
}

} // namespace

void addAuditCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("audit", "Attack the noise mechanisms on this machine and compare with their claims");
    command->callback([&action] { action = audit; });
}

} // namespace cli
