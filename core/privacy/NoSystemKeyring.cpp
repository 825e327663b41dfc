#include "core/privacy/SystemKeyring.h"

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

} // namespace core::privacy
