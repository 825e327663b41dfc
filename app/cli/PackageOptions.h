#pragma once

#include "app/cli/ExitCode.h"
#include "app/cli/ProgressPrinter.h"
#include "core/base/JobControl.h"
#include "core/release/Package.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>
#include <string>

namespace cli {

/// What the commands that end with a package have in common.
struct PackageOptions
{
    std::string output;
    std::string project;
    bool partial = false;
    ProgressStyle progress = defaultProgressStyle();

    std::filesystem::path cleanOutput() const;
};

/// --output, --partial and --progress.
void addPackageOptions(CLI::App &command, PackageOptions &options);
void addProgressOption(CLI::App &command, ProgressStyle &style);

/// The line on stdout that ends such a command, and the last event of JSON progress.
std::string doneLine(const core::release::PackageInfo &package, ProgressStyle style);

/// Runs `work`, which an interrupt cancels, and prints the line it ends with, or its error.
ExitCode watched(const PackageOptions &options,
                 const std::function<core::Result<std::string>(core::JobControl &)> &work);

} // namespace cli
