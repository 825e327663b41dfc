#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core::chat {

/// Whom a key is for: "https://host:port" of a server and, where a file names its certificates, their
/// SHA-256: "https://host:port#ca=<64 hexadecimal digits>". Whoever chooses the file chooses who may answer
/// for the host. Errors: InvalidParameter (no address), NotFound, Io (the file).
Result<std::string> keyOriginOf(const std::string &baseUrl, const std::filesystem::path &caFile);

/// The permission to send the value of a variable to a server.
struct KeyUse
{
    std::string variable; ///< its name
    std::string origin;   ///< of keyOriginOf

    friend bool operator==(const KeyUse &, const KeyUse &) = default;
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

    /// Allows a server every key that a plan names for it, as long as this object lives. Errors:
    /// InvalidParameter if it is invalid.
    Result<void> allow(const std::string &origin);
    /// Allows it from now on. Errors: Io.
    Result<void> remember(const KeyUse &use);

    bool isAllowed(const KeyUse &use) const;

private:
    bool isRemembered(const KeyUse &use) const;
    std::vector<KeyUse> remembered() const;

    std::filesystem::path m_file;
    std::vector<std::string> m_allowed; ///< origins, by this object alone
};

} // namespace core::chat
