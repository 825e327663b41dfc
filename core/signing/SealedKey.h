#pragma once

#include "core/signing/KeyFile.h"

#include <string>
#include <string_view>

namespace core::signing {

/// A secret key as minisign's file of one has it: encrypted under a passphrase, with the cost of guessing it.
/// Errors: Io (not enough memory for the cost).
Result<std::string> sealed(const SecretKey &key, std::string_view passphrase, const GuessingCost &cost);

/// Decrypts a secret key. A file that asks for a higher cost than minisign itself (33554432 operations, 1
/// GiB) is refused. Errors: InvalidParameter (no such text, such a cost, or another passphrase), Io (not
/// enough memory).
Result<SecretKey> unsealed(std::string_view text, std::string_view passphrase);

} // namespace core::signing
