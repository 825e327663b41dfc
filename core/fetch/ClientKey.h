#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace core::fetch {

/// Returns base64 in the alphabet of URLs without padding (RFC 7515).
std::string base64Url(std::string_view bytes);

/// The private key with which this program identifies itself to a FHIR server (SMART App Launch 2,
/// "asymmetric authentication"). It stays in memory and leaves it in no form but signatures.
class ClientKey final
{
public:
    /// Reads a private key (PEM): RSA of at least 2048 bits, or ECDSA on P-384. Errors: NotFound, Io;
    /// InvalidParameter: others can read the file, the key is protected by a passphrase or of another kind,
    /// or this build has no OpenSSL.
    static Result<ClientKey> read(const std::filesystem::path &file);

    ClientKey(ClientKey &&) noexcept;
    ClientKey &operator=(ClientKey &&) noexcept;
    ~ClientKey();

    /// Returns the name of the signatures (RFC 7518): RS384 or ES384.
    std::string_view algorithm() const;
    /// Returns the thumbprint of the public key (RFC 7638, SHA-256), which servers use as the name of a key.
    std::string thumbprint() const;
    /// Returns the signature of a text in the form of RFC 7518. Errors: Internal.
    Result<std::string> sign(std::string_view text) const;

private:
    struct State;
    explicit ClientKey(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// The claims of a signed request for a token.
struct Assertion
{
    std::string client;   ///< the name under which the server knows this program
    std::string tokenUrl; ///< the address that is asked, as the audience
    std::string keyId;    ///< empty: the thumbprint of the key
    std::int64_t now = 0; ///< seconds since 1970
};

/// Returns a JSON web token (RFC 7523) that is valid for four minutes and can be used once. Errors: as
/// ClientKey::sign.
Result<std::string> signedAssertion(const Assertion &assertion, const ClientKey &key);

} // namespace core::fetch
