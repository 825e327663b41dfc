#pragma once

#include "core/base/Result.h"
#include "core/signing/Key.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

namespace cli {

/// The environment variable with the passphrase, for programs.
inline constexpr const char *passphraseVariable = "KEYSEED_PASSPHRASE";

/// The passphrase of a key. Its memory is wiped at the end.
class Passphrase final
{
public:
    explicit Passphrase(std::string text)
        : m_text(std::move(text))
    {}
    Passphrase(Passphrase &&) = default;
    Passphrase &operator=(Passphrase &&) = delete;
    ~Passphrase();

    const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

/// Reads a passphrase from the environment, else from the terminal, which does not show it. Asks twice for a
/// new one.
/// Errors: InvalidPlan (there is neither), InvalidParameter (typed differently the second time), Cancelled,
/// Io.
core::Result<Passphrase> readPassphrase(const std::string &question, bool isNew);

/// Adds --key, whose default is the user's own key file.
void addKeyOption(CLI::App &command, std::string &path);

/// Makes a key in a new file, protected by a passphrase that it asks for. Errors: those of the key file and
/// of the passphrase.
core::Result<core::signing::SecretKey> makeSigningKey(const std::filesystem::path &path);

/// Opens the key in the file with its passphrase. Makes the key if there is none, and says so on stderr.
/// Errors: those of the key file and of the passphrase.
core::Result<core::signing::SecretKey> openOrMakeKey(const std::filesystem::path &path);

} // namespace cli
