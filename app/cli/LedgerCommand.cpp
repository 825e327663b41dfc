#include "app/cli/CommandLine.h"

#include "core/privacy/Ledger.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

struct LedgerOptions
{
    std::string path;
    std::vector<std::string> setCap; ///< source and value
    std::string reason;
};

void printEntry(const core::privacy::LedgerEntry &entry)
{
    const bool isCap = entry.kind == "cap";
    const bool isCommit = entry.kind == "commit";
    std::string state = entry.kind;
    if (entry.kind == "reserve")
        state = entry.committed ? "spent" : "reserved, counted as spent";
    char epsilon[32] = "";
    if (!isCommit)
        std::snprintf(epsilon, sizeof epsilon, "%.6g",
                      static_cast<double>(isCap ? entry.capMicroEpsilon : entry.spend.microEpsilon) / 1e6);
    std::printf("%4lld  %-20s  %-8s  %-8s  %-10s  %-12s  %s%s%s\n", static_cast<long long>(entry.sequence),
                entry.time.c_str(), entry.source.c_str(), epsilon, state.substr(0, 10).c_str(), entry.person.c_str(),
                entry.project.c_str(), entry.detail.empty() ? "" : "  ", entry.detail.c_str());
}

ExitCode printLedger(core::privacy::Ledger &ledger)
{
    const auto entries = ledger.entries();
    if (!entries)
        return report(entries.error());
    std::printf("%4s  %-20s  %-8s  %-8s  %-10s  %-12s  %s\n", "#", "time", "source", "epsilon", "state", "by",
                "project, detail");
    for (const auto &entry : *entries)
        printEntry(entry);
    if (auto intact = ledger.verifyChain(); !intact)
        return report(intact.error());
    std::printf("chain verified: %zu entries\n", entries->size());
    return done;
}

ExitCode setCap(core::privacy::Ledger &ledger, const LedgerOptions &options)
{
    char *end = nullptr;
    const double value = std::strtod(options.setCap[1].c_str(), &end);
    if (*end != '\0' || !std::isfinite(value) || value <= 0 || value > 1000)
        return report({core::ErrorCode::InvalidParameter, "--set-cap: the value must be a number above 0 and at most 1000"});
    if (options.reason.empty())
        return report({core::ErrorCode::InvalidParameter, "--set-cap wants --reason TEXT, which is kept in the ledger"});
    const auto set = ledger.setCap(options.setCap[0], std::llround(value * 1e6), options.reason);
    if (!set)
        return report(set.error());
    std::printf("cap of %s is now %.6g\n", options.setCap[0].c_str(), value);
    return done;
}

ExitCode ledgerAction(const LedgerOptions &options)
{
    auto ledger = core::privacy::Ledger::open(options.path);
    if (!ledger)
        return report(ledger.error());
    return options.setCap.empty() ? printLedger(*ledger) : setCap(*ledger, options);
}

} // namespace

void addLedgerCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("ledger", "Show what was spent, or set the cap of a data source");
    const auto options = std::make_shared<LedgerOptions>();
    options->path = core::privacy::Ledger::defaultPath().string();
    command->add_option("--ledger", options->path, "The ledger file")->capture_default_str();
    command->add_option("--set-cap", options->setCap, "Data source (as listed) and its new cap, epsilon")
        ->expected(2)
        ->type_name("SOURCE VALUE");
    command->add_option("--reason", options->reason, "Why the cap is set; kept in the ledger");
    command->callback([&action, options] { action = [options] { return ledgerAction(*options); }; });
}

} // namespace cli
