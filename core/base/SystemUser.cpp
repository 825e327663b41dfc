#include "core/base/SystemUser.h"

#include <array>
#include <pwd.h>
#include <unistd.h>

namespace core {

SystemUser systemUser()
{
    passwd entry = {};
    passwd *found = nullptr;
    std::array<char, 16384> strings = {};
    ::getpwuid_r(::geteuid(), &entry, strings.data(), strings.size(), &found);
    SystemUser user{.name = std::to_string(::geteuid()), .home = {}};
    if (found && found->pw_name)
        user.name = found->pw_name;
    if (found && found->pw_dir)
        user.home = found->pw_dir;
    return user;
}

} // namespace core
