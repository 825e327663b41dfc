#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/privacy/ledger/LedgerAccounts.h"
#include "core/privacy/ledger/LedgerChain.h"
#include "core/privacy/ledger/SourceName.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <set>
#include <sodium.h>

namespace core::privacy {

DataSource DataSource::ofPath(std::string name, const std::filesystem::path &path)
{
    if (path.string().starts_with("odbc:")) // the name of a database, see records::nameOf
        return {.name = std::move(name), .canonicalPath = path.string()};
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

std::string Ledger::keyedSketch(const DataSource &source) const
{
    std::string sketch;
    for (const std::uint64_t hash : source.records) {
        char bytes[sizeof hash];
        std::memcpy(bytes, &hash, sizeof hash);
        const Digest digest = keyed("record", std::string_view(bytes, sizeof bytes));
        sketch += bytesOf(digest).substr(0, sizeof hash);
    }
    return sketch;
}

/// How a source is known from earlier debits, by the strongest of their matches.
struct Ledger::KnownName
{
    enum class By { Path, Share, Content };
    std::string name;
    By by = By::Path;
};

namespace {

std::set<std::string_view> hashesIn(std::string_view sketch)
{
    std::set<std::string_view> hashes;
    for (; sketch.size() >= sizeof(std::uint64_t); sketch.remove_prefix(sizeof(std::uint64_t)))
        hashes.insert(sketch.substr(0, sizeof(std::uint64_t)));
    return hashes;
}

// A fifth of the smaller sample. The samples of a file and of a part of it share as much as the part is of
// it.
bool shareMany(const std::set<std::string_view> &one, const std::set<std::string_view> &other)
{
    const auto common = static_cast<std::size_t>(
        std::ranges::count_if(one, [&](std::string_view hash) { return other.contains(hash); }));
    return common > 0 && 5 * common >= std::min(one.size(), other.size());
}

} // namespace

Result<std::vector<Ledger::KnownName>> Ledger::readKnownNames(const DataSource &source)
{
    const Digest path = keyed("path", source.canonicalPath.value_or(""));
    const Digest content = source.content ? keyed("content", bytesOf(*source.content)) : Digest{};
    const std::string sketch = keyedSketch(source);
    const std::set<std::string_view> hashes = hashesIn(sketch);
    const auto match = [&](const LedgerEvent &event) -> std::optional<KnownName::By> {
        if (source.content && event.contentHash == bytesOf(content))
            return KnownName::By::Content;
        if (!hashes.empty() && shareMany(hashes, hashesIn(event.sketch)))
            return KnownName::By::Share;
        if (source.canonicalPath && event.pathHash == bytesOf(path))
            return KnownName::By::Path;
        return std::nullopt;
    };
    KEYSEED_ASSIGN(auto row, m_database.prepare(allEvents));
    std::vector<KnownName> known;
    for (;;) {
        KEYSEED_ASSIGN(const auto more, row.step());
        if (!more)
            break;
        const LedgerEvent event = eventOf(row);
        const auto by = event.kind == "reserve" ? match(event) : std::nullopt;
        if (!by)
            continue;
        const auto same = std::ranges::find_if(known, [&](const KnownName &each) {
            return sourceKey(each.name) == sourceKey(event.sourceName);
        });
        if (same == known.end())
            known.push_back({.name = event.sourceName, .by = *by});
        else
            same->by = std::max(same->by, *by);
    }
    return known;
}

Result<std::vector<std::string>> Ledger::otherNamesOf(const DataSource &source)
{
    std::vector<std::string> names;
    const auto read = m_database.snapshot([&]() -> Result<void> {
        KEYSEED_ASSIGN(const auto known, readKnownNames(source));
        for (const KnownName &each : known)
            if (sourceKey(each.name) != sourceKey(source.name))
                names.push_back(each.name);
        return {};
    });
    KEYSEED_TRY(read);
    return names;
}

Result<void> Ledger::checkKnownNames(const DataSource &source)
{
    if (m_areRecordsNew)
        return {};
    KEYSEED_ASSIGN(const auto known, readKnownNames(source));
    const std::string own = sourceKey(source.name);
    const auto isOwn = [&](const KnownName &each) { return sourceKey(each.name) == own; };
    const auto ownName = std::ranges::find_if(known, isOwn);
    for (const KnownName &other : known) {
        // Records that are known under both names were declared new before.
        if (isOwn(other) || (ownName != known.end() && ownName->by >= other.by))
            continue;
        const char *what = other.by == KnownName::By::Content ? "these records are"
                           : other.by == KnownName::By::Share ? "many of these records are"
                                                              : "the records of this path are";
        return fail(ErrorCode::InvalidPlan,
                    std::string("records.source: ") + what + " known as data source \"" + other.name
                        + "\", and what is spent on them has to be added up there: set records.source to "
                          "that name; if these are other records of other persons, say so (--source-is-new)");
    }
    return {};
}

Result<void> Ledger::checkName(const DataSource &source)
{
    return m_database.snapshot([&] { return checkKnownNames(source); });
}

} // namespace core::privacy
