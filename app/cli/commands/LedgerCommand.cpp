#include "app/cli/CommandLine.h"
#include "app/cli/report/LedgerReport.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/Notices.h"
#include "core/base/Text.h"
#include "core/privacy/ledger/Ledger.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cli {

namespace {

struct LedgerOptions
{
    std::string path;
    std::vector<std::string> setCap; ///< source, and value unless only delta is set
    std::optional<double> delta;
    std::string reason;
    bool exportHead = false;
    std::string checkHead;
    bool acceptOlder = false;
    bool json = false;
};

// Reads the ledger without creating it; a missing ledger is an empty one.
core::Result<core::privacy::LedgerContents> contentsOf(const std::string &path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        printError("keyseed-cli: note: %s: no ledger yet; the first run creates it\n", path.c_str());
        return core::privacy::LedgerContents();
    }
    auto ledger = core::privacy::Ledger::open(path);
    return ledger ? ledger->contents() : core::fail(ledger.error());
}

ExitCode showLedger(const LedgerOptions &options)
{
    const auto contents = contentsOf(options.path);
    if (!contents)
        return report(contents.error());
    printFormatted("%s\n", ledgerReport(options.path, *contents).printed(options.json).c_str());
    if (contents->broken)
        return report(*contents->broken);
    if (!options.json)
        printFormatted("chain verified: %zu entries\n", contents->entries.size());
    for (const auto &entry : contents->entries) {
        if (entry.interrupted && !entry.noticed)
            printError("keyseed-cli: note: %s\n", interruptionText(entry).c_str());
    }
    return done;
}

core::Result<core::privacy::Caps> newCapsOf(const LedgerOptions &options)
{
    core::privacy::Caps caps;
    if (options.setCap.size() > 1) {
        char *end = nullptr;
        const double value = std::strtod(options.setCap[1].c_str(), &end);
        if (*end != '\0' || !std::isfinite(value) || value <= 0 || value > 1000)
            return core::fail(core::ErrorCode::InvalidParameter,
                              "--set-cap: the value must be a number above 0 and at most 1000");
        caps.microEpsilon = std::llround(value * 1e6);
    }
    if (options.delta) {
        if (!(*options.delta >= 0 && *options.delta <= 0.1))
            return core::fail(core::ErrorCode::InvalidParameter,
                              "--delta: the cap of delta must be a number from 0 to 0.1");
        caps.picoDelta = std::llround(*options.delta * 1e12);
    }
    if (caps == core::privacy::Caps())
        return core::fail(core::ErrorCode::InvalidParameter,
                          "--set-cap needs a value (epsilon), or --delta VALUE, or both");
    return caps;
}

std::string inWords(const core::privacy::Caps &caps)
{
    std::string words;
    char number[32];
    if (caps.microEpsilon) {
        std::snprintf(number, sizeof number, "%.6g", static_cast<double>(*caps.microEpsilon) / 1e6);
        words = number;
    }
    if (caps.picoDelta) {
        std::snprintf(number, sizeof number, "%.6g", static_cast<double>(*caps.picoDelta) / 1e12);
        words += (words.empty() ? "delta " : ", delta ") + std::string(number);
    }
    return words;
}

ExitCode setCap(const LedgerOptions &options)
{
    const auto caps = newCapsOf(options);
    if (!caps)
        return report(caps.error());
    if (options.reason.empty())
        return report({core::ErrorCode::InvalidParameter,
                       "--set-cap needs --reason TEXT, which is kept in the ledger"});
    std::error_code ignored;
    if (!std::filesystem::exists(options.path, ignored))
        return report({core::ErrorCode::NotFound, options.path + ": no such ledger"});
    auto ledger = core::privacy::Ledger::open(options.path);
    if (!ledger)
        return report(ledger.error());
    const auto set = ledger->setCaps(options.setCap[0], *caps, options.reason);
    if (!set)
        return report(set.error());
    printFormatted(
        "cap of %s is now %s\n", core::printable(options.setCap[0]).c_str(), inWords(*caps).c_str());
    return done;
}

core::Result<core::privacy::Ledger> openExisting(const std::string &path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return core::fail(core::ErrorCode::NotFound, path + ": no such ledger");
    return core::privacy::Ledger::open(path);
}

ExitCode exportHead(const LedgerOptions &options)
{
    auto ledger = openExisting(options.path);
    if (!ledger)
        return report(ledger.error());
    const auto head = ledger->head();
    if (!head)
        return report(head.error());
    if (!*head)
        return report({core::ErrorCode::NotFound, options.path + ": has no entry yet"});
    printFormatted("%s\n", core::privacy::inWords(**head).c_str());
    return done;
}

ExitCode checkHead(const LedgerOptions &options)
{
    const auto head = core::privacy::headFrom(options.checkHead);
    if (!head)
        return report({core::ErrorCode::InvalidParameter,
                       "--check-head: a number and 64 hexadecimal digits were expected, as --export-head "
                       "prints them"});
    auto ledger = openExisting(options.path);
    if (!ledger)
        return report(ledger.error());
    if (auto known = ledger->checkIsIn(*head); !known)
        return report(known.error());
    printFormatted("the ledger holds this entry and all entries before it\n");
    return done;
}

ExitCode acceptOlder(const LedgerOptions &options)
{
    if (options.reason.empty())
        return report({core::ErrorCode::InvalidParameter,
                       "--accept-older needs --reason TEXT, which is kept in the ledger"});
    auto ledger = openExisting(options.path);
    if (!ledger)
        return report(ledger.error());
    if (auto accepted = ledger->acceptOlder(options.reason); !accepted)
        return report(accepted.error());
    printFormatted(
        "the older copy is the ledger from now on; it lacks the spending after it, and records that\n");
    return done;
}

ExitCode runLedger(const LedgerOptions &options)
{
    if (options.exportHead)
        return exportHead(options);
    if (!options.checkHead.empty())
        return checkHead(options);
    if (options.acceptOlder)
        return acceptOlder(options);
    return options.setCap.empty() ? showLedger(options) : setCap(options);
}

} // namespace

void addLedgerCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("ledger", "Show the spending of all data sources, or set the cap of one");
    const auto options = std::make_shared<LedgerOptions>();
    options->path = core::privacy::Ledger::defaultPath().string();
    command->add_option("--ledger", options->path, "The ledger file")->capture_default_str();
    auto *cap = command
                    ->add_option("--set-cap",
                                 options->setCap,
                                 "Name of a data source (as listed) and its new cap, epsilon")
                    ->expected(1, 2)
                    ->type_name("SOURCE [VALUE]");
    command->add_option("--delta", options->delta, "With --set-cap: the new cap of the sum of deltas")
        ->needs(cap);
    command->add_option(
        "--reason", options->reason, "Reason for the cap or for accepting an older copy; kept in the ledger");
    auto *head =
        command->add_flag("--export-head",
                          options->exportHead,
                          "Print number and hash of the last entry, to be kept by the privacy office");
    auto *check =
        command->add_option("--check-head", options->checkHead, "Check whether the ledger holds this entry")
            ->type_name("HEAD");
    auto *accept =
        command->add_flag("--accept-older",
                          options->acceptOlder,
                          "Continue with a ledger that was restored from a backup; the ledger records this");
    check->excludes(head)->excludes(cap);
    accept->excludes(head)->excludes(cap)->excludes(check);
    head->excludes(cap);
    command
        ->add_flag(
            "--json", options->json, "Print JSON for programs: exact whole numbers, and decimal numbers")
        ->excludes("--set-cap");
    command->callback([&action, options] { action = [options] { return runLedger(*options); }; });
}

} // namespace cli
