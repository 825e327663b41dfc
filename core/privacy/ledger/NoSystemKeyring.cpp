#include "core/privacy/ledger/SystemKeyring.h"

// For systems without the Secret Service.
namespace core::privacy {

bool SystemKeyring::store(const std::string &, const Digest &)
{
    return false;
}

tl::expected<Digest, std::string> SystemKeyring::find(const std::string &)
{
    return tl::unexpected<std::string>("which this program cannot reach on this system");
}

tl::expected<std::string, KeyringError>
SystemKeyring::serverKey(const std::string &, Patience, const std::stop_token &)
{
    return tl::unexpected(KeyringError::NoKeyring);
}

tl::expected<void, KeyringError>
SystemKeyring::storeServerKey(const std::string &, const std::string &, Patience, const std::stop_token &)
{
    return tl::unexpected(KeyringError::NoKeyring);
}

tl::expected<void, KeyringError>
SystemKeyring::removeServerKey(const std::string &, Patience, const std::stop_token &)
{
    return tl::unexpected(KeyringError::NoKeyring);
}

} // namespace core::privacy
