#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace core::privacy {

/// The last event of a ledger: as its hash is chained, all of those before it, too.
struct LedgerHead
{
    std::int64_t sequence = 0;
    Digest hash = {};

    friend bool operator==(const LedgerHead &, const LedgerHead &) = default;
};

/// "12 5f70...": the number of the event, a blank, 64 hexadecimal digits.
std::string inWords(const LedgerHead &head);
/// The same read back; empty when it is none.
std::optional<LedgerHead> headFrom(std::string_view words);

/// Where the head of a ledger is kept outside of its file, so that a ledger whose end was cut off, or an
/// older copy of it, does not pass for the whole: in `<ledger>.head`, mode 0600, and, where the ledger's key
/// is in the person's keyring, there as well, which no copy of the folder takes back.
class HeadKeeper final
{
public:
    /// `keyringId` of the ledger; empty: its key is in no keyring.
    HeadKeeper(const std::filesystem::path &ledger, std::optional<std::string> keyringId);

    /// Of the file; empty where there is none. Errors: Io, Database (holds no head).
    Result<std::optional<LedgerHead>> inFile() const;
    /// Of the keyring, as it was when this object was made: its hash alone. Empty where none is to be had.
    const std::optional<Digest> &inKeyring() const { return m_inKeyring; }
    /// In both. Errors: Io.
    Result<void> keep(const LedgerHead &head);

    const std::filesystem::path &file() const { return m_file; }

private:
    std::filesystem::path m_file;
    std::optional<std::string> m_keyringId;
    std::optional<Digest> m_inKeyring;
};

} // namespace core::privacy
