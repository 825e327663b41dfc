#include "ui/keys/KeyAccount.h"

#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"

namespace ui {

core::Result<KeyAccount> KeyAccount::of(const std::string &serverUrl, const std::string &caFile)
{
    KEYSEED_ASSIGN(const auto origin, core::chat::keyOriginOf(serverUrl, caFile));
    return KeyAccount(QString::fromStdString(origin));
}

} // namespace ui
