#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::chat {

/// Returns the server that a key is for: "https://host:port", the host in ASCII form, and, where a file has
/// its certificates, their SHA-256: "https://host:port#ca=<64 hexadecimal digits>". The author of the file
/// decides which computers may answer for the host. Errors: InvalidParameter (no address), NotFound (the
/// file).
Result<std::string> keyOriginOf(const std::string &baseUrl, const std::filesystem::path &caFile);

/// Returns the digest of certificates in an origin; nothing if it has none.
std::optional<Digest> certificatesOf(const std::string &origin);

/// Returns a sentence for a person who is asked about an origin whose host has characters beyond ASCII, which
/// may look like other letters; empty if it has none.
std::string hostWarning(const std::string &origin);

/// The permission to send the value of a variable to a server.
struct KeyUse
{
    std::string variable; ///< its name
    std::string origin;   ///< of keyOriginOf

    friend bool operator==(const KeyUse &, const KeyUse &) = default;
};

/// A key that may go to its server.
struct AllowedKey
{
    AllowedKey() = default;
    AllowedKey(std::string given) // NOLINT(google-explicit-constructor): a key that was typed is allowed
        : text(std::move(given))
    {}
    AllowedKey(const char *given) // NOLINT(google-explicit-constructor): the same
        : text(given)
    {}

    std::string text; ///< empty: none
    /// Digest of the only file of certificates with which it may be sent.
    std::optional<Digest> certificates;

    friend bool operator==(const AllowedKey &, const AllowedKey &) = default;
};

/// Keeps which secrets of the environment may go to which server. A plan names a variable and a server, and
/// may come from anybody: only a person on this computer allows the one to go to the other. Permissions are
/// kept in a file of that person beside the ledger, one line for each. A file that others can access (mode
/// other than 0600) allows nothing.
class KeyOrigins final
{
public:
    explicit KeyOrigins(std::filesystem::path file)
        : m_file(std::move(file))
    {}

    /// Opens the file beside a ledger.
    static KeyOrigins beside(const std::filesystem::path &ledger) { return KeyOrigins(fileBeside(ledger)); }
    static std::filesystem::path fileBeside(const std::filesystem::path &ledger);

    /// Allows the value of one variable to go to one server, as long as this object lives:
    /// "VARIABLE=https://host:port", with "#ca=..." as in keyOriginOf(). Errors: InvalidParameter if it is
    /// invalid.
    Result<void> allow(const std::string &permission);
    /// Allows it from now on. Errors: Io.
    Result<void> remember(const KeyUse &use);

    bool isAllowed(const KeyUse &use) const;

private:
    bool isRemembered(const KeyUse &use) const;
    std::vector<KeyUse> remembered() const;

    std::filesystem::path m_file;
    std::vector<KeyUse> m_allowed; ///< by this object alone
};

} // namespace core::chat
