#include "core/privacy/ledger/LedgerHead.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/SystemKeyring.h"

#include <charconv>
#include <sodium.h>
#include <string_view>
#include <utility>

namespace core::privacy {

namespace {

constexpr const char *keyringEnding = "-head";

std::optional<Digest> fromHex(std::string_view hex)
{
    Digest digest = {};
    std::size_t size = 0;
    const char *end = nullptr;
    if (hex.size() != 2 * digest.size()
        || sodium_hex2bin(digest.data(), digest.size(), hex.data(), hex.size(), nullptr, &size, &end) != 0
        || size != digest.size())
        return std::nullopt;
    return digest;
}

} // namespace

std::string inWords(const LedgerHead &head)
{
    return std::to_string(head.sequence) + " " + toHex(head.hash);
}

std::optional<LedgerHead> headFrom(std::string_view words)
{
    const auto blank = words.find(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    LedgerHead head;
    const auto [end, error] = std::from_chars(words.data(), words.data() + blank, head.sequence);
    const auto hash = fromHex(words.substr(blank + 1));
    if (error != std::errc() || end != words.data() + blank || head.sequence < 1 || !hash)
        return std::nullopt;
    head.hash = *hash;
    return head;
}

HeadKeeper::HeadKeeper(const std::filesystem::path &ledger, std::optional<std::string> keyringId)
    : m_file(ledger)
    , m_keyringId(std::move(keyringId))
{
    m_file += ".head";
    if (!m_keyringId)
        return;
    if (const auto found = SystemKeyring::find(*m_keyringId + keyringEnding))
        m_inKeyring = *found;
}

Result<std::optional<LedgerHead>> HeadKeeper::inFile() const
{
    constexpr std::uint64_t most = 128;
    auto text = readWholeFile(m_file, most);
    if (!text && text.error().code == ErrorCode::NotFound)
        return std::optional<LedgerHead>();
    KEYSEED_TRY(text);
    if (text->ends_with('\n'))
        text->pop_back();
    const auto head = headFrom(*text);
    if (!head)
        return fail(ErrorCode::Database,
                    m_file.string() + ": holds no head of a ledger; bring it back from a copy");
    return head;
}

Result<void> HeadKeeper::keep(const LedgerHead &head)
{
    KEYSEED_TRY(writeNewFile(m_file, inWords(head) + "\n", NewFile::For::OwnerOnly));
    // A keyring that is locked now has an older head, which is in the chain as well.
    if (m_keyringId && SystemKeyring::store(*m_keyringId + keyringEnding, head.hash))
        m_inKeyring = head.hash;
    return {};
}

} // namespace core::privacy
