#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/privacy/Spend.h"
#include "core/privacy/accounting/Losses.h"
#include "core/privacy/ledger/RecordSketch.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::privacy {

/// A data source, by which spends are added up. Only the name decides, as sourceKey() compares it; it is
/// declared, public, and stored unchanged. Path, content and a sample of the records are stored as keyed
/// hashes only, to recognise records that are known under another name (Ledger::otherNamesOf).
struct DataSource
{
    std::string name; ///< isSourceName()
    std::optional<std::string> canonicalPath = {};
    std::optional<Digest> content = {};
    std::vector<std::uint64_t> records = {}; ///< hashes of a RecordSketch

    /// With the path of a file, links resolved as far as it exists.
    static DataSource ofPath(std::string name, const std::filesystem::path &path);
};

/// The most that may ever be spent on a data source; what is empty is not said.
struct Caps
{
    std::optional<std::int64_t> microEpsilon = {};
    std::optional<std::int64_t> picoDelta = {};

    friend bool operator==(const Caps &, const Caps &) = default;
};

/// The delta of a source's cap where none was set: 1e-5.
inline constexpr std::int64_t defaultCapPicoDelta = 10'000'000;

/// The delta of a single release above which a warning is due: 1e-6.
inline constexpr double largeDelta = 1e-6;

/// State of one data source in the ledger.
struct SourceAccount
{
    std::string name; ///< as the first entry spells it
    Spend spent;      ///< sums; reserved and committed alike: a crash in between counts as spent
    Losses losses = {};
    Caps caps; ///< as they were set

    std::int64_t capPicoDelta() const { return caps.picoDelta.value_or(defaultCapPicoDelta); }
    /// Returns what all spends cost together, by the account that says most at the delta of the cap. A
    /// source with pure spends alone, for which nobody set a cap of delta, has a pure account.
    AccountStatement together() const;
    /// Returns whether together() may use the delta of the cap.
    bool usesCapOfDelta() const { return caps.picoDelta.has_value() || !losses.isPure(); }
    /// Returns what the cap leaves above together(), never below 0; empty without a cap.
    std::optional<std::int64_t> freeMicroEpsilon() const;
    /// Returns what the cap leaves of delta above the sum of the deltas, or above those that every account
    /// has to add up, where the sums do not hold.
    std::int64_t freePicoDelta() const;
    /// Returns the account with the caps of `ifNone` where it has none.
    SourceAccount with(const Caps &ifNone) const;
};

/// One event of the chain. A reserve is committed, interrupted, or else (neither) its run is active right
/// now.
struct LedgerEntry
{
    std::int64_t sequence = 0;
    std::string time;   ///< UTC, ISO 8601
    std::string kind;   ///< "reserve", "commit", "cap", "notice"; "accept" of an older copy
    std::string source; ///< its name
    std::string project;
    std::string person;       ///< user name of the operating system
    std::string detail;       ///< mechanism, or the reason of a cap
    Spend spend;              ///< of a reserve
    Losses losses = {};       ///< of a reserve
    Caps caps;                ///< of a cap: what it sets
    std::int64_t refers = 0;  ///< of a commit or a notice: the sequence of its reserve
    bool committed = false;   ///< of a reserve: its commit is in the chain, with it the model was stored
    bool interrupted = false; ///< of a reserve: its run ended without a commit; no model was stored
    bool noticed = false;     ///< of a reserve: a notice says that it was interrupted
};

/// The content of a ledger at one moment.
struct LedgerContents
{
    std::vector<SourceAccount> sources; ///< in the order of their first events
    std::vector<LedgerEntry> entries;   ///< in the order of the chain
    std::optional<Error> broken; ///< the chain does not verify: names the first entry that does not fit
};

} // namespace core::privacy
