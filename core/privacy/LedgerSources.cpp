#include "core/privacy/Ledger.h"
#include "core/privacy/LedgerChain.h"

#include <algorithm>
#include <sodium.h>

namespace core::privacy {

namespace {

Result<std::optional<std::int64_t>> firstWith(Database &database, std::string_view query, const Digest &hash)
{
    auto found = database.prepare(query);
    if (!found)
        return fail(found.error());
    const auto row = found->bindBlob(1, bytesOf(hash)).step();
    if (!row)
        return fail(row.error());
    return *row ? std::optional<std::int64_t>(found->integer(0)) : std::nullopt;
}

} // namespace

SourceFingerprint SourceFingerprint::ofPath(const std::filesystem::path &path)
{
    std::error_code ignored;
    const auto absolute = std::filesystem::absolute(path, ignored);
    return {std::filesystem::weakly_canonical(absolute, ignored).string(), {}};
}

std::optional<std::int64_t> SourceAccount::freeMicroEpsilon() const
{
    if (!capMicroEpsilon)
        return {};
    return std::max<std::int64_t>(0, *capMicroEpsilon - spent.microEpsilon);
}

// Keyed, because a plain hash of the records would let anyone who guesses them confirm the guess.
Digest Ledger::keyed(std::string_view kind, std::string_view bytes) const
{
    Digest hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, m_key.data(), m_key.size(), hash.size());
    const auto add = [&](std::string_view text) {
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    };
    add(kind);
    add(std::string_view("\0", 1));
    add(bytes);
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

Result<std::optional<std::int64_t>> Ledger::findSource(const SourceFingerprint &source)
{
    if (source.content) {
        auto same = firstWith(m_database,
                              "SELECT source FROM event WHERE content_hash = ?1 ORDER BY sequence LIMIT 1",
                              keyed("content", bytesOf(*source.content)));
        if (!same || *same)
            return same;
    }
    return firstWith(m_database,
                     "SELECT source FROM event WHERE path_hash = ?1 ORDER BY sequence LIMIT 1",
                     keyed("path", source.canonicalPath));
}

Result<std::int64_t> Ledger::numberOf(const SourceFingerprint &source)
{
    const auto known = findSource(source);
    if (!known)
        return fail(known.error());
    if (*known)
        return **known;
    auto highest = m_database.prepare("SELECT COALESCE(MAX(source), 0) + 1 FROM event");
    if (!highest)
        return fail(highest.error());
    if (auto row = highest->step(); !row)
        return fail(row.error());
    return highest->integer(0);
}

Result<SourceAccount> Ledger::accountOf(std::int64_t source)
{
    SourceAccount account{sourceName(source), {}, {}};
    auto spent = m_database.prepare(
        "SELECT COALESCE(SUM(micro_epsilon), 0), COALESCE(SUM(pico_rho), 0), COALESCE(SUM(pico_delta), 0) "
        "FROM event WHERE source = ?1 AND kind = 'reserve'");
    if (!spent)
        return fail(spent.error());
    if (auto row = spent->bind(1, source).step(); !row)
        return fail(row.error());
    account.spent = {
        .microEpsilon = spent->integer(0), .picoRho = spent->integer(1), .picoDelta = spent->integer(2)};

    auto cap = m_database.prepare(
        "SELECT cap FROM event WHERE source = ?1 AND kind = 'cap' ORDER BY sequence DESC LIMIT 1");
    if (!cap)
        return fail(cap.error());
    const auto row = cap->bind(1, source).step();
    if (!row)
        return fail(row.error());
    if (*row)
        account.capMicroEpsilon = cap->integer(0);
    return account;
}

Result<SourceAccount> Ledger::account(const SourceFingerprint &source)
{
    SourceAccount account;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        const auto number = findSource(source);
        if (!number)
            return fail(number.error());
        if (!*number)
            return {};
        auto known = accountOf(**number);
        if (!known)
            return fail(known.error());
        account = std::move(*known);
        return {};
    });
    if (!read)
        return fail(read.error());
    return account;
}

Result<std::vector<SourceAccount>> Ledger::readAccounts()
{
    auto known = m_database.prepare("SELECT DISTINCT source FROM event ORDER BY source");
    if (!known)
        return fail(known.error());
    std::vector<SourceAccount> accounts;
    for (;;) {
        const auto row = known->step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return accounts;
        auto account = accountOf(known->integer(0));
        if (!account)
            return fail(account.error());
        accounts.push_back(std::move(*account));
    }
}

} // namespace core::privacy
