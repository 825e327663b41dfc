
#include "core/signing/Key.h"
#include "core/signing/KeyAccess.h"

#include <algorithm>
#include <array>
#include <sodium.h>
#include <vector>

namespace core::signing {

namespace {

using Bytes = std::vector<unsigned char>;

constexpr std::string_view signatureAlgorithm = "ED"; // over a hash of the message
// Nobody signs this line, so it is always the same one.
constexpr std::string_view untrustedLine = "untrusted comment: signature from Keyseed\n";
constexpr std::string_view trustedStart = "trusted comment: ";

using Hash = std::array<unsigned char, crypto_generichash_BYTES_MAX>;

const unsigned char *dataOf(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

Hash hashOf(std::string_view message)
{
    Hash hash = {};
    crypto_generichash(hash.data(), hash.size(), dataOf(message), message.size(), nullptr, 0);
    return hash;
}

Bytes signedWith(const SecretKey &key, std::span<const unsigned char> message)
{
    Bytes signature(crypto_sign_BYTES);
    crypto_sign_detached(
        signature.data(), nullptr, message.data(), message.size(), KeyAccess::secretOf(key).data());
    return signature;
}

bool isSignedBy(const PublicKey &key,
                std::span<const unsigned char> signature,
                std::span<const unsigned char> message)
{
    return signature.size() == crypto_sign_BYTES
           && crypto_sign_verify_detached(signature.data(), message.data(), message.size(), key.key.data())
                  == 0;
}

Bytes withComment(std::span<const unsigned char> signature, std::string_view comment)
{
    Bytes both(signature.begin(), signature.end());
    both.insert(both.end(), dataOf(comment), dataOf(comment) + comment.size());
    return both;
}

struct Parts
{
    Bytes signature; ///< algorithm, id of the key, signature
    std::string_view comment;
    Bytes global;
};

// Up to the next line break, which must be there; nothing else may be left at the end.
bool takeLine(std::string_view &text, std::string_view &line)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return false;
    line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return true;
}

bool split(std::string_view text, Parts &parts)
{
    std::string_view signature;
    std::string_view global;
    if (!text.starts_with(untrustedLine))
        return false;
    text.remove_prefix(untrustedLine.size());
    if (!takeLine(text, signature) || !takeLine(text, parts.comment) || !takeLine(text, global)
        || !text.empty() || !parts.comment.starts_with(trustedStart))
        return false;
    parts.comment.remove_prefix(trustedStart.size());
    auto first = fromBase64(signature);
    auto second = fromBase64(global);
    if (!first || !second
        || first->size() != signatureAlgorithm.size() + PublicKey().id.size() + crypto_sign_BYTES
        || !std::equal(signatureAlgorithm.begin(), signatureAlgorithm.end(), first->begin()))
        return false;
    parts.signature = std::move(*first);
    parts.global = std::move(*second);
    return true;
}

} // namespace

std::string signatureText(const SecretKey &key, std::string_view message, std::string_view comment)
{
    const Hash hash = hashOf(message);
    const Bytes signature = signedWith(key, hash);
    const PublicKey &who = key.publicKey();
    Bytes first(signatureAlgorithm.begin(), signatureAlgorithm.end());
    first.insert(first.end(), who.id.begin(), who.id.end());
    first.insert(first.end(), signature.begin(), signature.end());
    return std::string(untrustedLine) + toBase64(first) + "\n" + std::string(trustedStart)
           + std::string(comment) + "\n" + toBase64(signedWith(key, withComment(signature, comment))) + "\n";
}

Result<std::string> checkSignature(std::string_view text, std::string_view message, const PublicKey &key)
{
    Parts parts;
    if (!split(text, parts))
        return fail(ErrorCode::InvalidPackage, "is not a signature as Keyseed writes it");
    const std::span<const unsigned char> all(parts.signature);
    const auto id = all.subspan(signatureAlgorithm.size(), key.id.size());
    if (!std::equal(id.begin(), id.end(), key.id.begin()))
        return fail(ErrorCode::InvalidPackage, "is not by the key that the package names");
    const auto signature = all.last(crypto_sign_BYTES);
    if (!isSignedBy(key, signature, hashOf(message)))
        return fail(ErrorCode::InvalidPackage, "does not fit what it signs");
    if (!isSignedBy(key, parts.global, withComment(signature, parts.comment)))
        return fail(ErrorCode::InvalidPackage, "its comment is not the one that was signed");
    return std::string(parts.comment);
}

} // namespace core::signing
