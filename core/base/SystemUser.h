#pragma once

#include <filesystem>
#include <string>

namespace core {

/// What the system's list of users says of who runs this program (its effective user).
struct SystemUser
{
    std::string name;           ///< the number of the user where the list does not know it
    std::filesystem::path home; ///< as it stands there; empty where it does not know it
};

SystemUser systemUser();

} // namespace core
