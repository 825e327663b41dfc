#pragma once

#include "core/signing/Key.h"

#include <algorithm>
#include <span>

namespace core::signing {

/// Gives access to the bytes of a secret key, for the key file and for signing.
struct KeyAccess
{
    static SecretKey from(const PublicKey &publicKey, std::span<const unsigned char, 64> secret)
    {
        SecretKey key;
        key.m_public = publicKey;
        std::copy(secret.begin(), secret.end(), key.m_secret.begin());
        return key;
    }
    static std::span<const unsigned char, 64> secretOf(const SecretKey &key) { return key.m_secret; }
};

} // namespace core::signing
