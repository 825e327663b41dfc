#include "core/privacy/ledger/KeyedHash.h"

#include <cstdint>
#include <cstring>
#include <sodium.h>

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

} // namespace core::privacy
