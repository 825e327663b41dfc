#pragma once

#include "core/base/Result.h"

#include <array>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace core {

using Digest = std::array<unsigned char, 32>;

/// SHA-256 over bytes that arrive piece by piece (libsodium).
class Sha256 final
{
public:
    Sha256();
    ~Sha256();
    Sha256(Sha256 &&) noexcept;
    Sha256 &operator=(Sha256 &&) noexcept;

    void add(std::span<const std::byte> bytes);
    void add(std::string_view text);
    /// Returns the digest. Call once, at the end.
    Digest finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

Digest sha256(std::string_view bytes);
/// Returns the digest of a file. Errors: NotFound, Io.
Result<Digest> sha256OfFile(const std::filesystem::path &path);
/// Returns the 32 bytes, for a blob or for comparing; valid as long as the digest is.
std::string_view bytesOf(const Digest &digest);
/// Returns lower-case hexadecimal, 64 characters.
std::string toHex(const Digest &digest);
/// Returns whether `text` has the form of toHex().
bool isHexDigest(std::string_view text);

} // namespace core
