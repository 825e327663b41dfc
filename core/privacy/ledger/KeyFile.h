#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <array>
#include <filesystem>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace core::privacy {

/// Picks among what one unit has by a random order that no other unit decides about: the key is drawn before
/// a record is read and forgotten afterwards.
using HashKey = std::array<unsigned char, 32>;
using KeyedHash = std::array<unsigned char, 32>;

HashKey freshHashKey(SecureRandom &random);

/// BLAKE2b of the texts, each with its length, so that no two lists have the same bytes.
KeyedHash keyedHash(const HashKey &key, std::initializer_list<std::string_view> texts);

/// A file with one key, 64 hexadecimal digits and a line feed, for its owner only (mode 0600).
class KeyFile final
{
public:
    explicit KeyFile(std::filesystem::path path)
        : m_path(std::move(path))
    {}

    /// Errors: NotFound, Io, Database (holds no key).
    Result<Digest> read() const;

    /// Writes a key where there is no file, on disk when it returns; where only a part of one was written,
    /// too. The key in a file that is there is not replaced, but returned. One writer at a time. Errors: Io,
    /// Database (the file holds no key).
    Result<Digest> keep(const Digest &key) const;

private:
    Result<void> write(const std::string &text) const;
    Error failure() const;

    std::filesystem::path m_path;
};

} // namespace core::privacy
