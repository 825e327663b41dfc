#pragma once

#include "core/base/Digest.h"

#include <string>
#include <tl/expected.hpp>

namespace core::privacy {

/// The keyring of the person's session: the Secret Service (GNOME Keyring, KWallet, KeePassXC) over D-Bus,
/// by libsecret. Nobody is ever asked anything, and a service that does not answer counts as none after some
/// seconds: a program on the command line must not wait for a window. Locked means: as good as none.
class SystemKeyring final
{
public:
    /// False where there is no keyring that keeps it: none answers, it is locked, or it forgets when the
    /// session ends. What was stored has been read again.
    static bool store(const std::string &id, const Digest &key);

    /// The error says why there is none, and what to do: "which is locked; unlock it ...".
    static tl::expected<Digest, std::string> find(const std::string &id);
};

} // namespace core::privacy
