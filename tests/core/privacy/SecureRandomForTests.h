#pragma once

#include "core/privacy/samplers/SecureRandom.h"

namespace core::privacy {

/// Sets the key that the program takes from the operating system; exists in the tests only.
struct SecureRandomForTests
{
    static void setKey(SecureRandom &random, const std::array<unsigned char, 32> &key)
    {
        random.m_key = key;
        random.m_block = 0;
        random.m_next = SecureRandom::blockWords;
    }
    static constexpr std::size_t blockWords = SecureRandom::blockWords;
};

} // namespace core::privacy
