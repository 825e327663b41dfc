#pragma once

#include "core/privacy/samplers/SecureRandom.h"

#include <array>
#include <initializer_list>
#include <string_view>

namespace core::privacy {

/// Picks among what one unit has by a random order that no other unit decides about: the key is drawn before
/// a record is read and forgotten afterwards.
using HashKey = std::array<unsigned char, 32>;
using KeyedHash = std::array<unsigned char, 32>;

HashKey freshHashKey(SecureRandom &random);

/// BLAKE2b of the texts, each with its length, so that no two lists have the same bytes.
KeyedHash keyedHash(const HashKey &key, std::initializer_list<std::string_view> texts);

} // namespace core::privacy
