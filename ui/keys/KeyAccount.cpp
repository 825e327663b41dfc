#include "ui/keys/KeyAccount.h"

#include "core/chat/KeyOrigins.h"

namespace ui {

core::Result<KeyAccount> KeyAccount::of(const std::string &serverUrl, const std::string &caFile)
{
    const auto origin = core::chat::keyOriginOf(serverUrl, caFile);
    if (!origin)
        return core::fail(origin.error());
    return KeyAccount(QString::fromStdString(*origin));
}

} // namespace ui
