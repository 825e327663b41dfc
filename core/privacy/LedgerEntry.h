#pragma once

#include "core/base/Digest.h"
#include "core/base/Error.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::privacy {

/// What identifies a data source; never stored as it is, only keyed hashes of it are.
/// The same content, or the same path, is the same source (content decides where they disagree).
struct SourceFingerprint
{
    std::string canonicalPath;
    std::optional<Digest> content;

    /// Of a file by its path alone, with links resolved as far as it exists.
    static SourceFingerprint ofPath(const std::filesystem::path &path);
};

/// State of one data source in the ledger.
struct SourceAccount
{
    std::string id; ///< short public name of the source, "SRC-1"; empty when the ledger has never seen it
    Spend spent;    ///< reserved and committed alike: a crash in between counts as spent
    std::optional<std::int64_t> capMicroEpsilon;

    /// What the cap leaves, never below 0; empty without a cap.
    std::optional<std::int64_t> freeMicroEpsilon() const;
};

/// One event of the chain. A reserve is committed, interrupted, or else (neither) its run goes on right now.
struct LedgerEntry
{
    std::int64_t sequence = 0;
    std::string time; ///< UTC, ISO 8601
    std::string kind; ///< "reserve", "commit", "cap", "notice"
    std::string source;
    std::string project;
    std::string person;               ///< user name of the operating system
    std::string detail;               ///< mechanism, or the reason of a cap
    Spend spend;                      ///< of a reserve
    std::int64_t capMicroEpsilon = 0; ///< of a cap
    std::int64_t refers = 0;          ///< of a commit or a notice: the sequence of its reserve
    bool committed = false;   ///< of a reserve: its commit is in the chain, with it the model was stored
    bool interrupted = false; ///< of a reserve: its run ended without a commit; no model was stored
    bool noticed = false;     ///< of a reserve: a notice says that it was interrupted
};

/// All that a ledger holds, as of one moment.
struct LedgerContents
{
    std::vector<SourceAccount> sources;
    std::vector<LedgerEntry> entries; ///< in the order of the chain
    std::optional<Error> broken;      ///< the chain does not verify: names the first entry that does not fit
};

} // namespace core::privacy
