#include "core/signing/KeyFile.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/signing/Key.h"
#include "core/signing/KeyAccess.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <sodium.h>
#include <vector>

namespace core::signing {

namespace {

// minisign's SeckeyStruct: signature, derivation and checksum algorithm, salt, cost, then the encrypted part.
constexpr std::string_view algorithms = "EdScB2";
constexpr std::string_view keyCommentStart = "untrusted comment: ";
constexpr std::string_view firstLine = "untrusted comment: minisign encrypted secret key\n";
constexpr std::size_t saltBytes = crypto_pwhash_scryptsalsa208sha256_SALTBYTES;
constexpr std::size_t saltAt = 6;
constexpr std::size_t costAt = saltAt + saltBytes;
constexpr std::size_t hiddenAt = costAt + 16;
constexpr std::size_t idBytes = 8;
constexpr std::size_t secretBytes = 64;
constexpr std::size_t checkBytes = 32;
constexpr std::size_t hiddenBytes = idBytes + secretBytes + checkBytes;
// The cost that libsodium calls sensitive and minisign uses for its keys: 1 GiB, some seconds. A file that
// asks for more is refused.
constexpr unsigned long long mostOperations = crypto_pwhash_scryptsalsa208sha256_OPSLIMIT_SENSITIVE;
constexpr std::size_t mostMemory = crypto_pwhash_scryptsalsa208sha256_MEMLIMIT_SENSITIVE;

using Hidden = std::array<unsigned char, hiddenBytes>;

/// Wiped when it goes.
template<typename T>
struct Wiped
{
    T value = {};
    ~Wiped() { sodium_memzero(value.data(), value.size()); }
};

void putNumber(unsigned char *to, std::uint64_t number)
{
    for (int i = 0; i < 8; ++i)
        to[i] = static_cast<unsigned char>(number >> (8 * i));
}

std::uint64_t takeNumber(const unsigned char *from)
{
    std::uint64_t number = 0;
    for (int i = 7; i >= 0; --i)
        number = number << 8 | from[i];
    return number;
}

// Hides and shows alike: XOR with what the passphrase derives to.
Result<void>
crypt(Hidden &hidden, std::string_view passphrase, const unsigned char *salt, const GuessingCost &cost)
{
    Wiped<Hidden> stream;
    if (crypto_pwhash_scryptsalsa208sha256(stream.value.data(),
                                           stream.value.size(),
                                           passphrase.data(),
                                           passphrase.size(),
                                           salt,
                                           cost.operations,
                                           cost.bytes)
        != 0)
        return fail(ErrorCode::Io, "there is not enough memory to open a key; close other programs");
    std::transform(hidden.begin(), hidden.end(), stream.value.begin(), hidden.begin(), std::bit_xor<>());
    return {};
}

std::array<unsigned char, checkBytes> checksumOf(const Hidden &hidden)
{
    std::array<unsigned char, checkBytes> sum = {};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, sum.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(algorithms.data()), 2);
    crypto_generichash_update(&state, hidden.data(), hiddenBytes - checkBytes);
    crypto_generichash_final(&state, sum.data(), sum.size());
    return sum;
}

Error noKey()
{
    return {ErrorCode::InvalidParameter, "is no secret key of minisign that has a passphrase"};
}

std::optional<std::vector<unsigned char>> bytesOf(std::string_view text)
{
    const std::size_t line = text.find('\n');
    if (!text.starts_with(keyCommentStart) || line == std::string_view::npos)
        return {};
    text.remove_prefix(line + 1);
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    auto bytes = fromBase64(text);
    if (!bytes || bytes->size() != hiddenAt + hiddenBytes
        || !std::equal(algorithms.begin(), algorithms.end(), bytes->begin()))
        return {};
    return bytes;
}

std::string textOf(const Hidden &hidden, const unsigned char *salt, const GuessingCost &cost)
{
    std::vector<unsigned char> bytes(algorithms.begin(), algorithms.end());
    bytes.insert(bytes.end(), salt, salt + saltBytes);
    bytes.resize(hiddenAt);
    putNumber(bytes.data() + costAt, cost.operations);
    putNumber(bytes.data() + costAt + 8, cost.bytes);
    bytes.insert(bytes.end(), hidden.begin(), hidden.end());
    return std::string(firstLine) + toBase64(bytes) + "\n";
}

} // namespace

Result<std::string> sealed(const SecretKey &key, std::string_view passphrase, const GuessingCost &cost)
{
    Wiped<Hidden> hidden;
    const auto secret = KeyAccess::secretOf(key);
    std::copy_n(key.publicKey().id.begin(), idBytes, hidden.value.begin());
    std::copy_n(secret.begin(), secretBytes, hidden.value.begin() + idBytes);
    const auto sum = checksumOf(hidden.value);
    std::copy_n(sum.begin(), checkBytes, hidden.value.begin() + idBytes + secretBytes);
    std::array<unsigned char, saltBytes> salt = {};
    randombytes_buf(salt.data(), salt.size());
    KEYSEED_TRY(crypt(hidden.value, passphrase, salt.data(), cost));
    return textOf(hidden.value, salt.data(), cost);
}

Result<SecretKey> unsealed(std::string_view text, std::string_view passphrase)
{
    const auto bytes = bytesOf(text);
    if (!bytes)
        return fail(noKey());
    const GuessingCost cost{takeNumber(bytes->data() + costAt), takeNumber(bytes->data() + costAt + 8)};
    if (cost.bytes > mostMemory || cost.operations > mostOperations)
        return fail(ErrorCode::InvalidParameter,
                    "asks for more work than any key of minisign (at most " + std::to_string(mostOperations)
                        + " operations and 1 GiB); bring the key back from "
                          "a copy, or make another");
    Wiped<Hidden> hidden;
    std::copy_n(bytes->begin() + hiddenAt, hiddenBytes, hidden.value.begin());
    KEYSEED_TRY(crypt(hidden.value, passphrase, bytes->data() + saltAt, cost));
    const auto sum = checksumOf(hidden.value);
    if (!std::equal(sum.begin(), sum.end(), hidden.value.begin() + idBytes + secretBytes))
        return fail(ErrorCode::InvalidParameter, "the passphrase is not that of this key");
    PublicKey who;
    const unsigned char *secret = hidden.value.data() + idBytes;
    std::copy_n(hidden.value.begin(), idBytes, who.id.begin());
    std::copy_n(secret + 32, who.key.size(), who.key.begin()); // libsodium keeps the public half behind
    return KeyAccess::from(who, std::span<const unsigned char, secretBytes>(secret, secretBytes));
}

namespace fs = std::filesystem;

namespace {

Error fileError(const fs::path &path, const std::string &what, int error)
{
    return {ErrorCode::Io, path.string() + ": " + what + ": " + std::strerror(error)};
}

Result<void> writeNew(const fs::path &path, const std::string &text, NewFile::For whom)
{
    const Made made = makeFile(path, text, whom);
    const int error = errno;
    if (made == Made::Whole)
        return {};
    if (made == Made::NotWritten)
        return fail(fileError(path, "cannot be written", error));
    if (error == EEXIST)
        return fail(ErrorCode::InvalidPlan,
                    path.string() + ": there is a file of this name already; a key is never overwritten");
    return fail(fileError(path, "cannot be made", error));
}

/// Whether a file may be read by others.
enum class Kind { Public, Secret };

Result<std::string> readText(const fs::path &path, Kind kind)
{
    auto file = InputFile::open(path, mostbytes::key);
    if (!file && file.error().code == ErrorCode::NotFound)
        return fail(ErrorCode::NotFound, path.string() + ": there is no key; make one first");
    KEYSEED_TRY(file);
    if (kind == Kind::Secret && !file->isForOwnerOnly())
        return fail(ErrorCode::InvalidParameter,
                    path.string() + ": others may read this secret key; take that from them: chmod 600 "
                        + path.string());
    return file->readAll();
}

} // namespace

fs::path defaultKeyPath()
{
    const fs::path folder = userDataFolder();
    return folder.empty() ? folder : folder / "signing.key";
}

fs::path publicKeyPath(const fs::path &keyFile)
{
    fs::path path = keyFile;
    if (path.extension() == ".key")
        return path.replace_extension(".pub");
    return path += ".pub";
}

Result<SecretKey> makeKeyFile(const fs::path &path, std::string_view passphrase, const GuessingCost &cost)
{
    if (passphrase.size() < minimumPassphrase)
        return fail(ErrorCode::InvalidParameter,
                    "the passphrase is too short: expected at least " + std::to_string(minimumPassphrase)
                        + " characters");
    std::error_code error;
    if (path.has_parent_path() && !fs::is_directory(path.parent_path(), error)) {
        fs::create_directories(path.parent_path(), error);
        if (error)
            return fail(fileError(path.parent_path(), "cannot be made", error.value()));
    }
    SecretKey key = SecretKey::make();
    KEYSEED_ASSIGN(const auto text, sealed(key, passphrase, cost));
    KEYSEED_TRY(writeNew(path, text, NewFile::For::OwnerOnly));
    KEYSEED_TRY(writeNew(publicKeyPath(path), key.publicKey().fileText(), NewFile::For::Everyone));
    return key;
}

Result<SecretKey> openKeyFile(const fs::path &path, std::string_view passphrase)
{
    if (sodium_init() < 0)
        return fail(ErrorCode::Internal, "libsodium finds no randomness on this system");
    KEYSEED_ASSIGN(const auto text, readText(path, Kind::Secret));
    auto key = unsealed(text, passphrase);
    if (!key)
        return fail(inPlace(path.string(), key.error()));
    return key;
}

Result<PublicKey> readPublicKey(const fs::path &keyFile)
{
    const fs::path path = publicKeyPath(keyFile);
    KEYSEED_ASSIGN(const auto text, readText(path, Kind::Public));
    auto key = parsePublicKey(text);
    if (!key)
        return fail(inPlace(path.string(), key.error()));
    return key;
}

} // namespace core::signing
