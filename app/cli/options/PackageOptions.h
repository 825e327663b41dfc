#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/JobControl.h"
#include "core/chat/KeyOrigins.h"
#include "core/package/Package.h"
#include "core/pipeline/asking/ServerKey.h"
#include "core/plan/Plan.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cli {

/// The common options of commands that make a package.
struct PackageOptions
{
    std::string output;
    std::string project;
    std::string ledger;
    bool partial = false;
    bool isLedgerElsewhere = false;
    bool force = false;
    core::package::Extras extras;
    std::vector<std::string> trustedOrigins;
    bool sign = false;
    std::string key;
    ProgressStyle progress = defaultProgressStyle();

    std::filesystem::path cleanOutput() const;
};

/// Adds --output, --force, --partial, --ledger, --trust-origin, the options of optional files, --sign with
/// --key, and --progress.
void addPackageOptions(CLI::App &command, PackageOptions &options);
/// Adds --trust-origin.
void addTrustOption(CLI::App &command, std::vector<std::string> &trustedOrigins);
void addProgressOption(CLI::App &command, ProgressStyle &style);
/// Adds --force. Without it no existing file is replaced.
void addForceOption(CLI::App &command, bool &force);

/// Opens the key of --sign before anything is spent. Returns null without --sign. Errors: those of the key.
core::Result<std::shared_ptr<const core::signing::SecretKey>> openSigner(const PackageOptions &options);

/// Returns the last line on stdout of such a command, after the last event of JSON progress.
std::string doneLine(const core::package::PackageInfo &package, ProgressStyle style);

/// Runs `work`, which an interrupt cancels, and prints its result or its error.
ExitCode watched(ProgressStyle style,
                 const std::function<core::Result<std::string>(core::JobControl &)> &work);

/// Returns the progress style that the options of a command name; None if they name none.
template<typename Options>
ProgressStyle progressStyleOf(const Options &options)
{
    if constexpr (requires { options.progress; })
        return options.progress;
    else if constexpr (requires { options.package.progress; })
        return options.package.progress;
    else
        return ProgressStyle::None;
}

/// Makes `work` the action of a command. It runs watched, with the options of the command.
template<typename Options>
void runWith(CLI::App &command,
             Action &action,
             const std::shared_ptr<Options> &options,
             core::Result<std::string> (*work)(const Options &options, core::JobControl &control))
{
    command.callback([&action, options, work] {
        action = [options, work] {
            return watched(progressStyleOf(*options),
                           [&](core::JobControl &control) { return work(*options, control); });
        };
    });
}

/// Returns the servers that may receive each key: those that were allowed before at a terminal or in the
/// window, and those of --trust-origin for this run only. Permissions are read beside the user's own ledger,
/// regardless of --ledger, because that one may have come with the plan. Errors: InvalidPlan (--trust-origin
/// names no server).
core::Result<core::chat::KeyOrigins> keyOrigins(const PackageOptions &options);

/// Allows the variables of the database of the records to go to its server: those of --trust-origin, and
/// those that the person at the terminal allows. Both are remembered. Errors: Io.
core::Result<void> allowDatabase(const core::plan::Plan::Records &records,
                                 const std::vector<std::string> &trustedOrigins);

/// Checks that the key of the plan exists and that the server may receive it. Asks the person at the terminal
/// if that was not allowed before, and remembers a yes. Errors: InvalidPlan (no key, or not allowed), Io (the
/// yes cannot be stored).
core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options);

/// Checks the key of the server of a plan's vectors likewise, and returns it. Empty if the plan names none.
core::Result<core::chat::AllowedKey> checkedKey(const core::pipeline::KeyedServer &server,
                                                const std::vector<std::string> &trustedOrigins);

} // namespace cli
