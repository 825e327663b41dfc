#pragma once

#include "core/signing/Key.h"

#include <string>
#include <string_view>

namespace core::signing {

/// Returns the content of the signature file (`NAME.minisig`), as `minisign -S` makes it: prehashed Ed25519
/// over the BLAKE2b-512 of `message`, and a second signature over the first one and `comment`, which is one
/// line.
std::string signatureText(const SecretKey &key, std::string_view message, std::string_view comment);

/// Checks that `text` is a signature of `message` by `key`, exactly. Returns its trusted comment. Errors:
/// InvalidPackage, which names the difference: the form, the key, the message or the comment.
Result<std::string> checkSignature(std::string_view text, std::string_view message, const PublicKey &key);

} // namespace core::signing
