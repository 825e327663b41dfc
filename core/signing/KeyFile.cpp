#include "core/signing/KeyFile.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/signing/SealedKey.h"

#include <cerrno>
#include <cstring>
#include <sodium.h>

namespace core::signing {

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
    if (auto written = writeNew(publicKeyPath(path), key.publicKey().fileText(), NewFile::For::Everyone);
        !written)
        return fail(written.error());
    return key;
}

Result<SecretKey> openKeyFile(const fs::path &path, std::string_view passphrase)
{
    if (sodium_init() < 0)
        return fail(ErrorCode::Internal, "libsodium finds no randomness on this system");
    KEYSEED_ASSIGN(const auto text, readText(path, Kind::Secret));
    auto key = unsealed(text, passphrase);
    if (!key)
        return fail(key.error().code, path.string() + ": " + key.error().detail);
    return key;
}

Result<PublicKey> readPublicKey(const fs::path &keyFile)
{
    const fs::path path = publicKeyPath(keyFile);
    KEYSEED_ASSIGN(const auto text, readText(path, Kind::Public));
    auto key = parsePublicKey(text);
    if (!key)
        return fail(key.error().code, path.string() + ": " + key.error().detail);
    return key;
}

} // namespace core::signing
