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
/// The same read back; empty if it is invalid.
std::optional<LedgerHead> headFrom(std::string_view words);

/// Keeps the head of a ledger outside its file, so that a truncated ledger, or an older copy, is noticed: in
/// `<ledger>.head`, mode 0600, and, if the ledger's key is in the person's keyring, there as well, which no
/// copy of the folder restores.
class HeadKeeper final
{
public:
    /// `keyringId` of the ledger; empty: its key is in no keyring.
    HeadKeeper(const std::filesystem::path &ledger, std::optional<std::string> keyringId);

    /// Returns the head in the file; empty if there is none. Errors: Io, Database (holds no head).
    Result<std::optional<LedgerHead>> inFile() const;
    /// Returns the hash of the head in the keyring, as it was when this object was made. Empty if there is
    /// none.
    const std::optional<Digest> &inKeyring() const { return m_inKeyring; }
    /// Keeps the head in both places. Errors: Io.
    Result<void> keep(const LedgerHead &head);

    const std::filesystem::path &file() const { return m_file; }

private:
    std::filesystem::path m_file;
    std::optional<std::string> m_keyringId;
    std::optional<Digest> m_inKeyring;
};

} // namespace core::privacy
