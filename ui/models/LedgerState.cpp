#include "ui/models/LedgerState.h"

#include "core/base/Digest.h"

namespace ui {

namespace {

core::privacy::SourceFingerprint fingerprintOf(const std::filesystem::path &records)
{
    auto fingerprint = core::privacy::SourceFingerprint::ofPath(records);
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
    std::string account; // of the records
    if (!records.empty()) {
        const auto known = opened->account(fingerprintOf(records));
        if (!known)
            return core::fail(known.error());
        account = known->id;
    }
    auto contents = opened->contents();
    if (!contents)
        return core::fail(contents.error());
    state.entries = std::move(contents->entries);
    state.chainVerified = !contents->broken;
    // The figures of the same moment as the entries: another program may have spent since.
    for (const core::privacy::SourceAccount &source : contents->sources)
        if (source.id == account)
            state.account = source;
    return state;
}

} // namespace ui
