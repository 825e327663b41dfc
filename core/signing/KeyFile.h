#pragma once

#include "core/signing/Key.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace core::signing {

/// The cost of guessing a passphrase (scrypt, as libsodium counts it): about a second and 256 MiB per guess.
struct GuessingCost
{
    unsigned long long operations = 8ULL << 20;
    std::size_t bytes = std::size_t{256} << 20;
};

/// Encrypts a secret key under a passphrase, in the form of minisign's file, which states the cost of
/// guessing. Errors: Io (not enough memory for the cost).
Result<std::string> sealed(const SecretKey &key, std::string_view passphrase, const GuessingCost &cost);

/// Decrypts a secret key. A file that asks for a higher cost than minisign itself (33554432 operations, 1
/// GiB) is refused. Errors: InvalidParameter (no such text, such a cost, or another passphrase), Io (not
/// enough memory).
Result<SecretKey> unsealed(std::string_view text, std::string_view passphrase);

/// Returns the path of signing.key in userDataFolder(); empty if there is no such folder.
std::filesystem::path defaultKeyPath();
/// Returns the path of the public key beside the secret key: the same name with ".pub" instead of ".key".
std::filesystem::path publicKeyPath(const std::filesystem::path &keyFile);

inline constexpr std::size_t minimumPassphrase = 10; ///< bytes

/// Makes a key and keeps it, encrypted under the passphrase, in a file of minisign's format that only its
/// owner can read, and the public half beside it. Errors: InvalidParameter (the passphrase is too short),
/// InvalidPlan (there is a file already: a key is never overwritten), Io.
Result<SecretKey>
makeKeyFile(const std::filesystem::path &path, std::string_view passphrase, const GuessingCost &cost = {});

/// Opens a key file with the cost that the file states, up to 1 GiB. Errors: NotFound, Io, InvalidParameter
/// (the passphrase is wrong, or the file is no key of minisign).
Result<SecretKey> openKeyFile(const std::filesystem::path &path, std::string_view passphrase);

/// Reads the public key beside a secret key that stays closed. Errors: NotFound, Io, InvalidParameter.
Result<PublicKey> readPublicKey(const std::filesystem::path &keyFile);

} // namespace core::signing
