#include "core/signing/Key.h"

#include "core/base/Digest.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <sodium.h>
#include <stdexcept>
#include <utility>
#include <vector>

namespace core::signing {

constexpr int variant = sodium_base64_VARIANT_ORIGINAL;

std::string toBase64(std::span<const unsigned char> bytes)
{
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back(); // the zero at the end of a C string
    return text;
}

std::optional<std::vector<unsigned char>> fromBase64(std::string_view text)
{
    std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
    std::size_t length = 0;
    const int done = sodium_base642bin(
        bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr, variant);
    if (done != 0)
        return {};
    bytes.resize(length);
    if (toBase64(bytes) != text)
        return {};
    return bytes;
}

namespace {

constexpr std::string_view algorithm = "Ed";
constexpr std::string_view commentStart = "untrusted comment: minisign public key ";
constexpr std::size_t fingerprintBytes = 10;

void ready()
{
    if (sodium_init() < 0)
        throw std::runtime_error("libsodium finds no randomness on this system");
}

// The id as minisign prints it: a little-endian number.
std::string idText(const std::array<unsigned char, 8> &id)
{
    std::uint64_t number = 0;
    for (std::size_t i = id.size(); i-- > 0;)
        number = number << 8 | id[i];
    std::array<char, 17> text = {};
    std::snprintf(text.data(), text.size(), "%016llX", static_cast<unsigned long long>(number));
    return text.data();
}

Result<PublicKey> parseText(std::string_view text)
{
    PublicKey key;
    const auto bytes = fromBase64(text);
    if (!bytes || bytes->size() != algorithm.size() + key.id.size() + key.key.size()
        || !std::equal(algorithm.begin(), algorithm.end(), bytes->begin()))
        return fail(ErrorCode::InvalidParameter,
                    "is no public key of minisign: expected 56 characters that begin with RW");
    auto next = bytes->begin() + algorithm.size();
    std::copy_n(next, key.id.size(), key.id.begin());
    std::copy_n(next + key.id.size(), key.key.size(), key.key.begin());
    return key;
}

} // namespace

std::string PublicKey::text() const
{
    std::vector<unsigned char> bytes(algorithm.begin(), algorithm.end());
    bytes.insert(bytes.end(), id.begin(), id.end());
    bytes.insert(bytes.end(), key.begin(), key.end());
    return toBase64(bytes);
}

std::string PublicKey::fileText() const
{
    return std::string(commentStart) + idText(id) + "\n" + text() + "\n";
}

std::string PublicKey::fingerprint() const
{
    Sha256 hash;
    hash.add(std::as_bytes(std::span(key)));
    const std::string hex = toHex(hash.finish());
    std::string grouped;
    for (std::size_t i = 0; i < 2 * fingerprintBytes; ++i) {
        if (i > 0 && i % 4 == 0)
            grouped += ' ';
        grouped += hex[i] >= 'a' ? static_cast<char>(hex[i] - 'a' + 'A') : hex[i];
    }
    return grouped;
}

Result<PublicKey> parsePublicKey(std::string_view text)
{
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos)
        return parseText(text);
    std::string_view rest = text.substr(line + 1);
    if (!text.starts_with("untrusted comment: ") || !rest.ends_with('\n'))
        return fail(ErrorCode::InvalidParameter,
                    "is no file of a public key: expected a comment and the key");
    rest.remove_suffix(1);
    return parseText(rest);
}

SecretKey SecretKey::make()
{
    ready();
    SecretKey key;
    crypto_sign_keypair(key.m_public.key.data(), key.m_secret.data());
    randombytes_buf(key.m_public.id.data(), key.m_public.id.size());
    return key;
}

SecretKey::SecretKey(SecretKey &&other) noexcept
    : m_public(other.m_public)
    , m_secret(other.m_secret)
{
    sodium_memzero(other.m_secret.data(), other.m_secret.size());
}

SecretKey &SecretKey::operator=(SecretKey &&other) noexcept
{
    std::swap(m_public, other.m_public);
    std::swap(m_secret, other.m_secret);
    return *this;
}

SecretKey::~SecretKey()
{
    sodium_memzero(m_secret.data(), m_secret.size());
}

} // namespace core::signing
