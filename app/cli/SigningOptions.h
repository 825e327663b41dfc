#pragma once

#include "core/base/Result.h"
#include "core/signing/Key.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

namespace cli {

void addKeyOption(CLI::App &command, std::string &path);

/// The key in the file, opened with its passphrase; made where there is none yet, which is said on stderr.
/// Errors: those of the key file and of the passphrase.
core::Result<core::signing::SecretKey> openOrMakeKey(const std::filesystem::path &path);

} // namespace cli
