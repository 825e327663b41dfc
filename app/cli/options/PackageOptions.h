#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/JobControl.h"
#include "core/package/Package.h"

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
inline ExitCode watched(const PackageOptions &options,
                        const std::function<core::Result<std::string>(core::JobControl &)> &work)
{
    return watched(options.progress, work);
}

} // namespace cli
