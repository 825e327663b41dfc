#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/base/system/Process.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerAccounts.h"
#include "core/privacy/ledger/LedgerChain.h"

#include <map>

namespace core::privacy {

namespace {

std::optional<std::int64_t> capOf(std::int64_t stored)
{
    return stored == LedgerEvent::notSet ? std::nullopt : std::optional(stored);
}

// A debit of release 0.2 says what it cost alone: of Gaussian noise rho is known, of a pure one epsilon.
Losses lossesIn(const LedgerEvent &event)
{
    if (event.kind != "reserve")
        return {};
    if (!event.losses.empty())
        return lossesFrom(event.losses).value_or(lossesOf(event.spend));
    const bool isGaussian = event.spend.picoDelta > 0 && event.detail.ends_with("discrete Gaussian");
    return isGaussian ? Losses{.picoRho = event.spend.picoRho} : lossesOf(event.spend);
}

LedgerEntry entryOf(std::int64_t sequence, LedgerEvent event)
{
    Losses losses = lossesIn(event);
    Caps caps;
    if (event.kind == "cap")
        caps = {.microEpsilon = capOf(event.cap), .picoDelta = capOf(event.capDelta)};
    return {.sequence = sequence,
            .time = std::move(event.time),
            .kind = std::move(event.kind),
            .source = std::move(event.sourceName),
            .project = std::move(event.project),
            .person = std::move(event.person),
            .detail = std::move(event.detail),
            .spend = event.spend,
            .losses = std::move(losses),
            .caps = caps,
            .refers = event.refers};
}

// A reservation that was committed after all, however late, is one: its model is there.
void markFollowed(std::vector<LedgerEntry> &entries)
{
    std::map<std::int64_t, LedgerEntry *> reservations;
    for (LedgerEntry &entry : entries) {
        if (entry.kind == "reserve")
            reservations.emplace(entry.sequence, &entry);
        const auto referred = reservations.find(entry.refers);
        if (referred == reservations.end())
            continue;
        if (entry.kind == "commit")
            referred->second->committed = true;
        if (entry.kind == "notice")
            referred->second->noticed = true;
    }
}

} // namespace

Result<std::int64_t> Ledger::append(LedgerEvent event)
{
    KEYSEED_ASSIGN(auto last, m_database.prepare("SELECT hash FROM event ORDER BY sequence DESC LIMIT 1"));
    KEYSEED_ASSIGN(const auto row, last.step());
    event.time = utcNow();
    event.person = system::userName();
    const Digest hash = linkHash(row ? last.blob(0) : std::string(bytesOf(keyed("chain", ""))), event);

    KEYSEED_ASSIGN(auto insert,
                   m_database.prepare(
                       "INSERT INTO event(time, kind, source, project, person, detail, micro_epsilon, "
                       "pico_rho, pico_delta,"
                       " cap, refers, path_hash, content_hash, hash, source_name, cap_delta, losses, sketch) "
                       "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, "
                       "?17, ?18)"));
    KEYSEED_TRY(insert.bind(1, event.time)
                    .bind(2, event.kind)
                    .bind(3, event.number)
                    .bind(4, event.project)
                    .bind(5, event.person)
                    .bind(6, event.detail)
                    .bind(7, event.spend.microEpsilon)
                    .bind(8, event.spend.picoRho)
                    .bind(9, event.spend.picoDelta)
                    .bind(10, event.cap)
                    .bind(11, event.refers)
                    .bindBlob(12, event.pathHash)
                    .bindBlob(13, event.contentHash)
                    .bindBlob(14, bytesOf(hash))
                    .bind(15, event.sourceName)
                    .bind(16, event.capDelta)
                    .bind(17, event.losses)
                    .bindBlob(18, event.sketch)
                    .run());
    return m_database.lastInsertId();
}

Result<std::vector<LedgerEntry>> Ledger::readEntries()
{
    KEYSEED_ASSIGN(auto row, m_database.prepare(allEvents));
    std::vector<LedgerEntry> entries;
    for (;;) {
        KEYSEED_ASSIGN(const auto more, row.step());
        if (!more)
            break;
        entries.push_back(entryOf(sequenceOf(row), eventOf(row)));
    }
    markFollowed(entries);
    KEYSEED_TRY(markInterrupted(entries));
    return entries;
}

Result<std::vector<LedgerEntry>> Ledger::entries()
{
    std::vector<LedgerEntry> entries;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        KEYSEED_ASSIGN(auto all, readEntries());
        entries = std::move(all);
        return {};
    });
    KEYSEED_TRY(read);
    return entries;
}

Result<LedgerContents> Ledger::contents()
{
    LedgerContents contents;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        if (auto intact = checkChain(); !intact)
            contents.broken = intact.error();
        KEYSEED_ASSIGN(auto entries, readEntries());
        contents.sources = accountsIn(entries);
        contents.entries = std::move(entries);
        return {};
    });
    KEYSEED_TRY(read);
    return contents;
}

} // namespace core::privacy
