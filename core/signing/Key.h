#pragma once

#include "core/base/Result.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::signing {

std::string toBase64(std::span<const unsigned char> bytes);
/// Decodes `text`. Returns nothing unless it is exactly what toBase64 writes: there is only one spelling, so
/// that no change of a character goes unnoticed.
std::optional<std::vector<unsigned char>> fromBase64(std::string_view text);

// Ed25519 signatures in the formats of minisign, so that a recipient can check them without Keyseed
// (https://jedisct1.github.io/minisign/, "Signature format"); libsodium does the cryptography.

/// The key that signed. Public.
struct PublicKey
{
    std::array<unsigned char, 8> id = {};   ///< drawn with the key, to tell keys apart; proves nothing
    std::array<unsigned char, 32> key = {}; ///< Ed25519

    /// Returns the key as minisign writes and reads it ("RW..."), 56 characters.
    std::string text() const;
    /// Returns the content of minisign's file of the key: a comment with the id, and the text.
    std::string fileText() const;
    /// Returns the fingerprint for comparing by eye or by telephone: the first 80 bits of the SHA-256 of the
    /// key, in hexadecimal, "3F2A 91C0 77DE 0B15 44AC". Finding another key with the same fingerprint costs
    /// some 2^80 tries.
    std::string fingerprint() const;

    friend bool operator==(const PublicKey &, const PublicKey &) = default;
};

/// Reads the text or the file text of a key, exactly as they are written; only the comment may be any line.
/// Errors: InvalidParameter.
Result<PublicKey> parsePublicKey(std::string_view text);

/// The secret key. Its memory is wiped by the destructor.
class SecretKey final
{
public:
    /// Makes a new pair from the randomness of the operating system.
    static SecretKey make();

    SecretKey(SecretKey &&other) noexcept;
    SecretKey &operator=(SecretKey &&other) noexcept;
    SecretKey(const SecretKey &) = delete;
    SecretKey &operator=(const SecretKey &) = delete;
    ~SecretKey();

    const PublicKey &publicKey() const { return m_public; }

private:
    friend struct KeyAccess; ///< KeyAccess.h, for the file of the key and the signing
    SecretKey() = default;

    PublicKey m_public;
    std::array<unsigned char, 64> m_secret = {}; ///< seed and public key, as libsodium has it
};

/// Returns the content of the signature file (`NAME.minisig`), as `minisign -S` makes it: prehashed Ed25519
/// over the BLAKE2b-512 of `message`, and a second signature over the first one and `comment`, which is one
/// line.
std::string signatureText(const SecretKey &key, std::string_view message, std::string_view comment);

/// Checks that `text` is a signature of `message` by `key`, exactly. Returns its trusted comment. Errors:
/// InvalidPackage, which names the difference: the form, the key, the message or the comment.
Result<std::string> checkSignature(std::string_view text, std::string_view message, const PublicKey &key);

} // namespace core::signing
