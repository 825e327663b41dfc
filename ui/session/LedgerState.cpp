#include "ui/session/LedgerState.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/SourceName.h"

namespace ui {

namespace {

core::privacy::DataSource sourceOf(const std::string &name, const std::filesystem::path &records)
{
    auto source = core::privacy::DataSource::ofPath(name, records);
    // A file that cannot be read is reported by the reader; here its path alone has to do.
    if (auto digest = core::sha256OfFile(records))
        source.content = *digest;
    return source;
}

} // namespace

core::Result<LedgerState> readLedger(const std::filesystem::path &ledger,
                                     const std::string &source,
                                     const std::filesystem::path &records)
{
    LedgerState state;
    state.account.name = source;
    std::error_code ignored;
    state.isKnown = true;
    if (!std::filesystem::exists(ledger, ignored)) {
        state.chainVerified = true;
        return state;
    }
    KEYSEED_ASSIGN(auto opened, core::privacy::Ledger::open(ledger));
    if (!records.empty()) {
        KEYSEED_ASSIGN(auto names, opened.otherNamesOf(sourceOf(source, records)));
        state.otherNames = std::move(names);
    }
    KEYSEED_ASSIGN(auto contents, opened.contents());
    state.entries = std::move(contents.entries);
    state.chainVerified = !contents.broken;
    // The figures of the same moment as the entries: another program may have spent since.
    for (const core::privacy::SourceAccount &account : contents.sources)
        if (core::privacy::sourceKey(account.name) == core::privacy::sourceKey(source))
            state.account = account;
    state.sources = std::move(contents.sources);
    return state;
}

} // namespace ui
