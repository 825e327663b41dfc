#include "ui/keys/KeyAccount.h"

#include "core/http/Address.h"

namespace ui {

core::Result<KeyAccount> KeyAccount::of(const std::string &serverUrl)
{
    const auto address = core::http::parseAddress(serverUrl);
    if (!address)
        return core::fail(address.error());
    return KeyAccount(QString::fromStdString(core::http::originOf(*address)));
}

} // namespace ui
