#include "app/cli/CommandLine.h"
#include "app/cli/Interrupt.h"
#include "app/cli/ProgressPrinter.h"
#include "core/privacy/SelfAudit.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <unistd.h>
#include <vector>

namespace cli {

namespace {

using core::privacy::AuditRow;

// A claim of (epsilon, delta) is written "4.728, 1e-05".
std::string claimOf(const AuditRow &row)
{
    char text[64] = "";
    if (row.claimedDelta > 0)
        std::snprintf(text, sizeof text, "%.3f, %g", row.claimedEpsilon, row.claimedDelta);
    else
        std::snprintf(text, sizeof text, "%.3f", row.claimedEpsilon);
    return text;
}

void printTable(const std::vector<AuditRow> &rows)
{
    std::printf(
        "%-48s  %-14s  %-8s  %8s  %s\n", "mechanism", "epsilon, delta", "measured", "trials", "verdict");
    for (const AuditRow &row : rows)
        std::printf("%-48s  %-14s  >= %-5.3f  %8ld  %s\n",
                    row.mechanism.c_str(),
                    claimOf(row).c_str(),
                    row.measuredLowerBound,
                    row.trials,
                    row.holds() ? "holds" : "REFUTED");
}

void printJson(const std::vector<AuditRow> &rows, bool holds)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const AuditRow &row : rows)
        list.push_back({{"mechanism", row.mechanism},
                        {"claimedEpsilon", row.claimedEpsilon},
                        {"claimedDelta", row.claimedDelta},
                        {"measuredLowerBound", row.measuredLowerBound},
                        {"trials", row.trials},
                        {"holds", row.holds()}});
    const nlohmann::ordered_json report{{"schema", "keyseed-audit/1"}, {"holds", holds}, {"rows", list}};
    std::printf("%s\n", report.dump(2).c_str());
}

ExitCode audit(bool asJson)
{
    watchForInterrupts();
    const auto rows = [] {
        ProgressPrinter progress(::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None);
        return core::privacy::runSelfAudit(progress);
    }();
    if (!rows)
        return report(rows.error());
    const bool holds =
        std::all_of(rows->begin(), rows->end(), [](const AuditRow &row) { return row.holds(); });
    if (asJson)
        printJson(*rows, holds);
    else
        printTable(*rows);
    return holds ? done : failed;
}

} // namespace

void addAuditCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "audit", "Attack the noise mechanisms on this machine and compare with their claims");
    const auto asJson = std::make_shared<bool>(false);
    command->add_flag("--json", *asJson, "Print the rows as JSON");
    command->callback([&action, asJson] { action = [asJson] { return audit(*asJson); }; });
}

} // namespace cli
