#pragma once

#include "core/signing/KeyAccess.h"

#include <sodium.h>

namespace fuzz {

/// A key that is the same in every process, so that an input that was kept means the same in the next one.
inline core::signing::SecretKey fixedKey(unsigned char number)
{
    core::signing::PublicKey publicKey{.id = {number}, .key = {}};
    const std::array<unsigned char, crypto_sign_SEEDBYTES> seed = {number};
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secretBytes = {};
    crypto_sign_seed_keypair(publicKey.key.data(), secretBytes.data(), seed.data());
    return core::signing::KeyAccess::from(publicKey, secretBytes);
}

} // namespace fuzz
