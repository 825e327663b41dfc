#include "core/privacy/samplers/SecureRandom.h"

#include "core/base/system/Process.h"

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <sodium.h>

namespace core::privacy {

namespace {

// Counted in the child of each fork(): a getpid() on every draw would cost more than the draw.
std::atomic<unsigned> forkGeneration{0};

void watchForks()
{
    static std::once_flag once;
    std::call_once(once, [] { system::watchForks([] { ++forkGeneration; }); });
}

} // namespace

SecureRandom::SecureRandom()
{
    // Without randomness from the operating system there is no privacy: stop rather than go on.
    if (sodium_init() < 0)
        std::abort();
    watchForks();
    takeNewKey();
}

SecureRandom::~SecureRandom()
{
    sodium_memzero(m_key.data(), m_key.size());
    sodium_memzero(m_words.data(), sizeof m_words);
}

std::uint64_t SecureRandom::next64()
{
    // A child of fork() holds a copy of the parent's unread words and must not use them.
    if (m_next == blockWords || m_generation != forkGeneration.load(std::memory_order_relaxed))
        refill();
    const std::uint64_t word = m_words[m_next];
    m_words[m_next++] = 0;
    return word;
}

void SecureRandom::takeNewKey()
{
    randombytes_buf(m_key.data(), m_key.size());
    m_block = 0;
    m_generation = forkGeneration.load(std::memory_order_relaxed);
}

void SecureRandom::refill()
{
    if (m_generation != forkGeneration.load(std::memory_order_relaxed))
        takeNewKey();
    std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce = {};
    for (std::size_t byte = 0; byte < nonce.size(); ++byte)
        nonce[byte] = static_cast<unsigned char>(m_block >> (8 * byte));
    ++m_block;
    crypto_stream_chacha20(
        reinterpret_cast<unsigned char *>(m_words.data()), sizeof m_words, nonce.data(), m_key.data());
    m_next = 0;
}

} // namespace core::privacy
