#include "core/privacy/LedgerChain.h"

#include "core/privacy/Ledger.h"

#include <set>

namespace core::privacy {

namespace {

constexpr auto allRows = "SELECT sequence, time, kind, source, project, person, detail, micro_epsilon, pico_rho, "
                         "cap, refers, hash FROM event ORDER BY sequence";

LedgerEvent eventOf(const Statement &row)
{
    return {.time = row.text(1),
            .kind = row.text(2),
            .source = row.integer(3),
            .project = row.text(4),
            .person = row.text(5),
            .detail = row.text(6),
            .spend = {row.integer(7), row.integer(8)},
            .cap = row.integer(9),
            .refers = row.integer(10)};
}

void addField(Sha256 &hash, std::string_view field)
{
    hash.add(std::to_string(field.size()) + ":");
    hash.add(field);
}

void addField(Sha256 &hash, std::int64_t number)
{
    addField(hash, std::to_string(number));
}

} // namespace

Digest chainHash(std::string_view previous, const LedgerEvent &event)
{
    Sha256 hash;
    addField(hash, previous);
    for (const std::string *text : {&event.time, &event.kind, &event.project, &event.person, &event.detail})
        addField(hash, std::string_view(*text));
    for (const std::int64_t number :
         {event.source, event.spend.microEpsilon, event.spend.picoRho, event.cap, event.refers})
        addField(hash, number);
    return hash.finish();
}

Result<void> Ledger::verifyChain()
{
    auto row = m_database.prepare(allRows);
    if (!row)
        return fail(row.error());
    std::string previous;
    std::int64_t expected = 1;
    for (;; ++expected) {
        const auto more = row->step();
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        const Digest hash = chainHash(previous, eventOf(*row));
        const std::string stored = row->blob(11);
        if (row->integer(0) != expected || stored != std::string(hash.begin(), hash.end()))
            return fail(ErrorCode::Database,
                        path().string() + ": entry " + std::to_string(expected)
                            + " does not fit the chain: the ledger was changed outside this program");
        previous = stored;
    }
    // Rows cut off at the end leave a chain that fits; the highest number ever given does not shrink.
    auto highest = m_database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'event'");
    if (!highest)
        return fail(highest.error());
    const auto given = highest->step();
    if (!given)
        return fail(given.error());
    if (*given && highest->integer(0) != expected - 1)
        return fail(ErrorCode::Database, path().string() + ": the last entries of the ledger were removed");
    return {};
}

Result<std::vector<LedgerEntry>> Ledger::entries()
{
    auto row = m_database.prepare(allRows);
    if (!row)
        return fail(row.error());
    std::vector<LedgerEntry> entries;
    std::set<std::int64_t> completed;
    for (;;) {
        const auto more = row->step();
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        const LedgerEvent event = eventOf(*row);
        if (event.kind == "commit")
            completed.insert(event.refers);
        entries.push_back({.sequence = row->integer(0),
                           .time = event.time,
                           .kind = event.kind,
                           .source = "SRC-" + std::to_string(event.source),
                           .project = event.project,
                           .person = event.person,
                           .detail = event.detail,
                           .spend = event.spend,
                           .capMicroEpsilon = event.cap});
    }
    for (LedgerEntry &entry : entries)
        entry.committed = completed.contains(entry.sequence);
    return entries;
}

} // namespace core::privacy
