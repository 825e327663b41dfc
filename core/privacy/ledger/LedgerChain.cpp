#include "core/privacy/ledger/LedgerChain.h"

#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"

#include <charconv>
#include <limits>

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
        .number = row.integer(4),
        .losses = row.text(17),
        .sketch = row.blob(18)};
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
    const bool hasLosses = !event.losses.empty() || !event.sketch.empty();
    if (hasLosses || !event.sourceName.empty() || event.capDelta != LedgerEvent::notSet) {
        addField(hash, std::string_view(event.sourceName));
        addField(hash, event.capDelta);
    }
    if (hasLosses) {
        addField(hash, std::string_view(event.losses));
        addField(hash, std::string_view(event.sketch));
    }
    return hash.finish();
}

Result<void> Ledger::checkChain()
{
    auto whole = checkLinks();
    return whole ? checkHead() : whole;
}

// Keyed, because whoever can write the file could otherwise forge events and compute their hashes.
Digest Ledger::linkHash(std::string_view previous, const LedgerEvent &event) const
{
    return keyed("link", bytesOf(chainHash(previous, event)));
}

namespace {

constexpr std::string_view pending = "pending";

std::string firstLinks(std::int64_t links, std::string_view hash)
{
    return std::to_string(links) + ' ' + std::string(hash);
}

} // namespace

// A ledger of release 0.2 has links without a key. How many is kept under the key, so that no more are added.
Result<Ledger::UnkeyedLinks> Ledger::unkeyedLinks()
{
    KEYSEED_ASSIGN(auto found, m_database.prepare("SELECT value FROM meta WHERE name = 'unkeyed_links'"));
    KEYSEED_ASSIGN(const auto row, found.step());
    if (!row)
        return UnkeyedLinks{};
    const std::string value = found.blob(0);
    if (value == pending)
        return UnkeyedLinks{.number = std::numeric_limits<std::int64_t>::max(), .isPending = true};
    UnkeyedLinks links;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), links.number);
    if (error != std::errc() || *end != ' ')
        return fail(ErrorCode::Database, path().string() + ": was changed outside this program");
    links.seal = value.substr(static_cast<std::size_t>(end - value.data()) + 1);
    return links;
}

Result<void> Ledger::sealUnkeyedLinks()
{
    KEYSEED_ASSIGN(const auto links, unkeyedLinks());
    if (!links.isPending || !m_database.snapshot([this] { return checkLinks(); }))
        return {}; // a chain that does not fit is told of where it is checked
    return m_database.transaction([&]() -> Result<void> {
        KEYSEED_ASSIGN(const auto still, unkeyedLinks());
        if (!still.isPending)
            return {};
        KEYSEED_ASSIGN(const auto head, readHead());
        const std::int64_t number = head ? head->sequence : 0;
        const std::string hash = head ? std::string(bytesOf(head->hash)) : std::string();
        const Digest seal = keyed("unkeyed links", firstLinks(number, hash));
        KEYSEED_ASSIGN(auto update,
                       m_database.prepare("UPDATE meta SET value = ?1 WHERE name = 'unkeyed_links'"));
        return update.bindBlob(1, firstLinks(number, bytesOf(seal))).run();
    });
}

Result<void> Ledger::checkLinks()
{
    KEYSEED_ASSIGN(const auto unkeyed, unkeyedLinks());
    KEYSEED_ASSIGN(auto row, m_database.prepare(allEvents));
    std::string previous(bytesOf(keyed("chain", "")));
    std::int64_t expected = 1;
    for (;; ++expected) {
        KEYSEED_ASSIGN(const auto more, row.step());
        if (!more)
            break;
        const std::string stored = hashOf(row);
        const bool isKeyed = expected > unkeyed.number;
        const Digest link = isKeyed ? linkHash(previous, eventOf(row)) : chainHash(previous, eventOf(row));
        const bool isSealed =
            unkeyed.isPending || expected != unkeyed.number
            || unkeyed.seal == bytesOf(keyed("unkeyed links", firstLinks(expected, stored)));
        if (sequenceOf(row) != expected || stored != bytesOf(link) || !isSealed)
            return fail(ErrorCode::Database,
                        path().string() + ": entry " + std::to_string(expected)
                            + " does not fit the chain: the ledger was changed outside this program");
        previous = stored;
    }
    KEYSEED_ASSIGN(const auto given, highestEverGiven(m_database));
    const bool isCut = !unkeyed.isPending && expected - 1 < unkeyed.number;
    if (given != expected - 1 || isCut)
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
