#include "core/privacy/ledger/LedgerChain.h"

#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"

namespace core::privacy {

namespace {

void addField(Sha256 &hash, std::string_view field)
{
    hash.add(std::to_string(field.size()) + ":");
    hash.add(field);
}

void addField(Sha256 &hash, std::int64_t number)
{
    addField(hash, std::to_string(number));
}

// Never reused by SQLite, so that it says how many there ever were: rows cut off at the end leave a chain
// that fits.
Result<std::int64_t> highestEverGiven(Database &database)
{
    KEYSEED_ASSIGN(auto highest, database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'event'"));
    KEYSEED_ASSIGN(const auto given, highest.step());
    return given ? highest.integer(0) : 0;
}

} // namespace

std::int64_t sequenceOf(const Statement &row)
{
    return row.integer(0);
}

std::string hashOf(const Statement &row)
{
    return row.blob(1);
}

LedgerEvent eventOf(const Statement &row)
{
    return {
        .time = row.text(2),
        .kind = row.text(3),
        .sourceName = row.text(15),
        .project = row.text(5),
        .person = row.text(6),
        .detail = row.text(7),
        .spend = {.microEpsilon = row.integer(8), .picoRho = row.integer(9), .picoDelta = row.integer(10)},
        .cap = row.integer(11),
        .capDelta = row.integer(16),
        .refers = row.integer(12),
        .pathHash = row.blob(13),
        .contentHash = row.blob(14),
        .number = row.integer(4)};
}

Digest chainHash(std::string_view previous, const LedgerEvent &event)
{
    Sha256 hash;
    addField(hash, previous);
    for (const std::string *text : {&event.time,
                                    &event.kind,
                                    &event.project,
                                    &event.person,
                                    &event.detail,
                                    &event.pathHash,
                                    &event.contentHash})
        addField(hash, std::string_view(*text));
    for (const std::int64_t number : {event.number,
                                      event.spend.microEpsilon,
                                      event.spend.picoRho,
                                      event.spend.picoDelta,
                                      event.cap,
                                      event.refers})
        addField(hash, number);
    if (!event.sourceName.empty() || event.capDelta != LedgerEvent::notSet) {
        addField(hash, std::string_view(event.sourceName));
        addField(hash, event.capDelta);
    }
    return hash.finish();
}

Result<void> Ledger::checkChain()
{
    auto whole = checkLinks();
    return whole ? checkHead() : whole;
}

Result<void> Ledger::checkLinks()
{
    KEYSEED_ASSIGN(auto row, m_database.prepare(allEvents));
    std::string previous(bytesOf(keyed("chain", "")));
    std::int64_t expected = 1;
    for (;; ++expected) {
        KEYSEED_ASSIGN(const auto more, row.step());
        if (!more)
            break;
        const std::string stored = hashOf(row);
        if (sequenceOf(row) != expected || stored != bytesOf(chainHash(previous, eventOf(row))))
            return fail(ErrorCode::Database,
                        path().string() + ": entry " + std::to_string(expected)
                            + " does not fit the chain: the ledger was changed outside this program");
        previous = stored;
    }
    KEYSEED_ASSIGN(const auto given, highestEverGiven(m_database));
    if (given != expected - 1)
        return fail(ErrorCode::Database,
                    path().string() + ": entry " + std::to_string(expected)
                        + " and what followed it were removed");
    return {};
}

Result<void> Ledger::verifyChain()
{
    return m_database.snapshot([this] { return checkChain(); });
}

} // namespace core::privacy
