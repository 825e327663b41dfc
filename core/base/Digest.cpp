#include "core/base/Digest.h"

#include <cstddef>
#include <fstream>
#include <sodium.h>
#include <vector>

namespace core {

struct Sha256::State
{
    crypto_hash_sha256_state sodium;
};

Sha256::Sha256()
    : m_state(std::make_unique<State>())
{
    crypto_hash_sha256_init(&m_state->sodium);
}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256 &&) noexcept = default;
Sha256 &Sha256::operator=(Sha256 &&) noexcept = default;

void Sha256::add(std::span<const std::byte> bytes)
{
    crypto_hash_sha256_update(
        &m_state->sodium, reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
}

void Sha256::add(std::string_view text)
{
    add(std::as_bytes(std::span(text)));
}

Digest Sha256::finish()
{
    Digest digest;
    crypto_hash_sha256_final(&m_state->sodium, digest.data());
    return digest;
}

Digest sha256(std::string_view bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

Result<Digest> sha256OfFile(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return fail(ErrorCode::NotFound, path.string() + ": cannot be opened");
    Sha256 hash;
    std::vector<char> buffer(std::size_t{1} << 16);
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add(std::string_view(buffer.data(), static_cast<std::size_t>(file.gcount())));
    }
    if (file.bad())
        return fail(ErrorCode::Io, path.string() + ": cannot be read to its end");
    return hash.finish();
}

std::string_view bytesOf(const Digest &digest)
{
    return {reinterpret_cast<const char *>(digest.data()), digest.size()};
}

std::string toHex(const Digest &digest)
{
    std::string hex(2 * digest.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    hex.pop_back();
    return hex;
}

bool isHexDigest(std::string_view text)
{
    return text.size() == 2 * Digest().size()
           && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace core
