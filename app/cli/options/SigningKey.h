#pragma once

#include "core/base/Result.h"

#include <string>

namespace cli {

/// The environment variable that programs give a passphrase by.
inline constexpr const char *passphraseVariable = "KEYSEED_PASSPHRASE";

/// What protects a key; wiped when it goes.
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

/// From the environment, else typed at the terminal, which does not show it; a new one is asked for twice.
/// Errors: InvalidPlan (there is neither), InvalidParameter (typed differently the second time), Cancelled,
/// Io.
core::Result<Passphrase> readPassphrase(const std::string &question, bool isNew);

} // namespace cli
