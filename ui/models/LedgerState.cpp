#include "ui/models/LedgerState.h"

#include "core/base/Digest.h"

namespace ui {

namespace {

core::privacy::SourceFingerprint fingerprintOf(const std::filesystem::path &records)
{
    std::error_code ignored;
    core::privacy::SourceFingerprint fingerprint;
    fingerprint.canonicalPath = std::filesystem::weakly_canonical(records, ignored).string();
    // A file that cannot be read is reported by the reader; here its path alone has to do.
    if (auto digest = core::sha256OfFile(records))
        fingerprint.content = *digest;
    return fingerprint;
}

} // namespace

core::Result<LedgerState> readLedger(const std::filesystem::path &ledger,
                                     const std::filesystem::path &records)
{
    LedgerState state;
    std::error_code ignored;
    if (!std::filesystem::exists(ledger, ignored)) {
        state.chainVerified = true;
        return state;
    }
    auto opened = core::privacy::Ledger::open(ledger);
    if (!opened)
        return core::fail(opened.error());
    auto entries = opened->entries();
    if (!entries)
        return core::fail(entries.error());
    state.entries = std::move(*entries);
    state.chainVerified = opened->verifyChain().has_value();
    if (records.empty())
        return state;
    auto account = opened->account(fingerprintOf(records));
    if (!account)
        return core::fail(account.error());
    state.account = std::move(*account);
    return state;
}

} // namespace ui
