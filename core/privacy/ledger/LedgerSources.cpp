#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerAccounts.h"
#include "core/privacy/ledger/LedgerChain.h"

#include <algorithm>
#include <set>
#include <sodium.h>

namespace core::privacy {

DataSource DataSource::ofPath(std::string name, const std::filesystem::path &path)
{
    std::error_code ignored;
    const auto absolute = std::filesystem::absolute(path, ignored);
    return {.name = std::move(name),
            .canonicalPath = std::filesystem::weakly_canonical(absolute, ignored).string()};
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

Result<SourceAccount> Ledger::readAccount(const std::string &source)
{
    KEYSEED_ASSIGN(const auto entries, readEntries());
    return accountIn(entries, source);
}

Result<SourceAccount> Ledger::account(const std::string &source)
{
    Result<SourceAccount> account;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        account = readAccount(source);
        return {};
    });
    return read ? account : fail(read.error());
}

Result<std::vector<std::string>> Ledger::readOtherNames(const DataSource &source)
{
    KEYSEED_ASSIGN(auto used,
                   m_database.prepare("SELECT sequence FROM event WHERE kind = 'reserve' AND ("
                                      "(length(path_hash) > 0 AND path_hash = ?1)"
                                      " OR (length(content_hash) > 0 AND content_hash = ?2))"));
    const Digest path = keyed("path", source.canonicalPath.value_or(""));
    const Digest content = source.content ? keyed("content", bytesOf(*source.content)) : Digest{};
    used.bindBlob(1, source.canonicalPath ? bytesOf(path) : std::string_view());
    used.bindBlob(2, source.content ? bytesOf(content) : std::string_view());
    std::set<std::int64_t> sequences;
    for (;;) {
        KEYSEED_ASSIGN(const auto row, used.step());
        if (!row)
            break;
        sequences.insert(used.integer(0));
    }
    KEYSEED_ASSIGN(const auto entries, readEntries());
    std::vector<std::string> names;
    for (const LedgerEntry &entry : entries)
        if (sequences.contains(entry.sequence) && entry.source != source.name
            && std::find(names.begin(), names.end(), entry.source) == names.end())
            names.push_back(entry.source);
    return names;
}

Result<std::vector<std::string>> Ledger::otherNamesOf(const DataSource &source)
{
    Result<std::vector<std::string>> names;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        names = readOtherNames(source);
        return {};
    });
    return read ? names : fail(read.error());
}

} // namespace core::privacy
