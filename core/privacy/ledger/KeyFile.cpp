#include "core/privacy/ledger/KeyFile.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <sodium.h>
#include <system_error>

namespace core::privacy {

HashKey freshHashKey(SecureRandom &random)
{
    HashKey key;
    for (std::size_t at = 0; at < key.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t word = random.next64();
        std::memcpy(key.data() + at, &word, sizeof word);
    }
    return key;
}

KeyedHash keyedHash(const HashKey &key, std::initializer_list<std::string_view> texts)
{
    KeyedHash hash;
    crypto_generichash_state state;
    crypto_generichash_init(&state, key.data(), key.size(), hash.size());
    for (const std::string_view text : texts) {
        const std::uint64_t size = text.size();
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(&size), sizeof size);
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    }
    crypto_generichash_final(&state, hash.data(), hash.size());
    return hash;
}

namespace {

constexpr std::size_t sizeOfKey = 2 * std::tuple_size_v<Digest> + 1;

} // namespace

Error KeyFile::failure() const
{
    return {errno == ENOENT ? ErrorCode::NotFound : ErrorCode::Io,
            m_path.string() + ": " + std::generic_category().message(errno)};
}

Result<Digest> KeyFile::read() const
{
    KEYSEED_ASSIGN(auto file, InputFile::open(m_path, mostbytes::key));
    if (!file.isForOwnerOnly())
        return fail(ErrorCode::Database,
                    m_path.string() + ": others may read this key; take that from them: chmod 600 "
                        + m_path.string());
    KEYSEED_ASSIGN(const auto text, file.readAll());
    Digest key = {};
    std::size_t size = 0;
    const bool isWhole =
        text.size() == sizeOfKey && text.back() == '\n'
        && sodium_hex2bin(key.data(), key.size(), text.data(), text.size() - 1, nullptr, &size, nullptr) == 0
        && size == key.size();
    if (!isWhole)
        return fail(ErrorCode::Database, m_path.string() + ": holds no key of 64 hexadecimal digits");
    return key;
}

Result<Digest> KeyFile::keep(const Digest &key) const
{
    const auto there = read();
    if (there)
        return there;
    std::error_code ignored;
    if (const auto size = std::filesystem::file_size(m_path, ignored); !ignored) {
        if (size >= sizeOfKey) // not a part of a key, so not ours
            return there;
        std::filesystem::remove(m_path, ignored);
    }
    KEYSEED_TRY(write(toHex(key) + '\n'));
    return key;
}

Result<void> KeyFile::write(const std::string &text) const
{
    const bool done = makeFile(m_path, text, NewFile::For::OwnerOnly) == Made::Whole
                      && system::syncFolder(m_path.parent_path());
    return done ? Result<void>() : fail(failure());
}

} // namespace core::privacy
