#pragma once

#include <optional>
#include <string>

/// The Windows Credential Manager: secrets of the user, which Windows encrypts with the password of the
/// account.
namespace core::system {

enum class CredentialError { NoEntry, NoSession, Other };

/// Stores a secret on this computer, in place of the one before. Returns the reason if that fails.
std::optional<CredentialError> storeCredential(const std::string &name, const std::string &secret);
/// Reads a secret into `secret`. The caller overwrites it after use.
std::optional<CredentialError> readCredential(const std::string &name, std::string &secret);
std::optional<CredentialError> removeCredential(const std::string &name);

} // namespace core::system
