#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace core::privacy {

/// The only source of randomness of every mechanism: a ChaCha20 stream (Bernstein 2008) under a key from the
/// operating system (getrandom through libsodium). There is no seed to set, store or export. After fork() the
/// child takes a new key, so that no two processes share a stream.
///
/// Also a UniformRandomBitGenerator. One object per thread.
class SecureRandom final
{
public:
    SecureRandom();
    ~SecureRandom();
    SecureRandom(const SecureRandom &) = delete;
    SecureRandom &operator=(const SecureRandom &) = delete;

    /// 64 uniform bits.
    std::uint64_t next64();

    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()() { return next64(); }

private:
    friend struct SecureRandomForTests; ///< defined in the tests only

    static constexpr std::size_t blockWords = 512;

    void takeNewKey();
    void refill();

    std::array<unsigned char, 32> m_key = {};
    std::uint64_t m_block = 0;
    std::array<std::uint64_t, blockWords> m_words = {};
    std::size_t m_next = blockWords;
    unsigned m_generation = 0; ///< how many forks this process and its parents have seen
};

} // namespace core::privacy
