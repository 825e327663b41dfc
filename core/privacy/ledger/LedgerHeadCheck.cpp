#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerChain.h"

namespace core::privacy {

namespace {

constexpr auto whatToDo = "; if a backup was put back on purpose, say so: keyseed-cli ledger --accept-older "
                          "--reason TEXT, which is kept in the ledger";

Error notWhole(const std::filesystem::path &ledger, const std::string &where)
{
    return {ErrorCode::Database,
            ledger.string() + ": the ledger was cut or an older copy put back: the last entry that " + where
                + " knows is not in it; bring the newest ledger back" + whatToDo};
}

} // namespace

Result<std::optional<LedgerHead>> Ledger::readHead()
{
    KEYSEED_ASSIGN(auto last,
                   m_database.prepare("SELECT sequence, hash FROM event ORDER BY sequence DESC LIMIT 1"));
    KEYSEED_ASSIGN(const auto row, last.step());
    if (!row)
        return std::optional<LedgerHead>();
    const std::string hash = last.blob(1);
    LedgerHead head{.sequence = last.integer(0)};
    if (hash.size() == head.hash.size())
        std::copy(hash.begin(), hash.end(), head.hash.begin());
    return head;
}

Result<bool> Ledger::holds(const Digest &hash, std::optional<std::int64_t> sequence)
{
    auto event = m_database.prepare("SELECT 1 FROM event WHERE hash = ?1 AND (?2 = 0 OR sequence = ?2)");
    return event ? event->bindBlob(1, bytesOf(hash)).bind(2, sequence.value_or(0)).step()
                 : fail(event.error());
}

// Within a transaction or snapshot: what is kept of the head was committed before it was kept, and nobody
// commits while this one reads.
Result<void> Ledger::checkHead()
{
    KEYSEED_ASSIGN(const auto inFile, m_keeper.inFile());
    KEYSEED_ASSIGN(const auto isKept, headWasKept(m_database));
    if (!inFile && isKept)
        return fail(ErrorCode::Database,
                    m_keeper.file().string()
                        + ": is not there, and without it nobody can tell whether the ledger is whole; bring "
                          "it back from where the ledger was"
                        + whatToDo);
    if (inFile) {
        KEYSEED_ASSIGN(const auto known, holds(inFile->hash, inFile->sequence));
        if (!known)
            return fail(notWhole(path(), m_keeper.file().string()));
    }
    if (const auto &inKeyring = m_keeper.inKeyring()) {
        KEYSEED_ASSIGN(const auto known, holds(*inKeyring, std::nullopt));
        if (!known)
            return fail(notWhole(path(), "the keyring"));
    }
    return {};
}

// Under the lock of the ledger, so that of two processes the one that comes last keeps the last head.
Result<void> Ledger::keepHead()
{
    Result<void> fits;
    const auto kept = m_database.transaction([&]() -> Result<void> {
        if (fits = checkHead(); !fits)
            return {};
        return keepNewHead();
    });
    return kept;
}

Result<void> Ledger::keepNewHead()
{
    KEYSEED_ASSIGN(const auto head, readHead());
    if (!head)
        return {};
    KEYSEED_TRY(m_keeper.keep(*head));
    return noteHeadKept(m_database);
}

Result<void> Ledger::catchUpHead()
{
    const auto inFile = m_keeper.inFile();
    KEYSEED_ASSIGN(const auto head, readHead());
    if (!inFile || *inFile == head)
        return {}; // one that is damaged is told of with the chain
    return keepHead();
}

Result<std::optional<LedgerHead>> Ledger::head()
{
    std::optional<LedgerHead> head;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        KEYSEED_ASSIGN(auto found, readHead());
        head = found;
        return {};
    });
    KEYSEED_TRY(read);
    return head;
}

Result<void> Ledger::checkIsIn(const LedgerHead &head)
{
    return m_database.snapshot([&]() -> Result<void> {
        KEYSEED_TRY(checkChain());
        KEYSEED_ASSIGN(const auto known, holds(head.hash, head.sequence));
        if (!known)
            return fail(notWhole(path(), "the one that was given"));
        return {};
    });
}

Result<void> Ledger::acceptOlder(const std::string &reason)
{
    return m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(checkLinks());
        if (checkHead())
            return fail(ErrorCode::InvalidParameter,
                        path().string() + ": the ledger is whole; there is nothing to accept");
        const auto before = m_keeper.inFile();
        const std::string known = before && *before ? inWords(**before) : "not known";
        const auto entry =
            append({.kind = "accept", .detail = reason + " (an older copy; the head before: " + known + ")"});
        return entry ? keepNewHead() : fail(entry.error());
    });
}

} // namespace core::privacy
