#pragma once

#include <filesystem>
#include <string>

namespace core {

/// The entry of the effective user in the system's list of users.
struct SystemUser
{
    std::string name;           ///< the number of the user where the list does not know it
    std::filesystem::path home; ///< as it stands there; empty where it does not know it
};

SystemUser systemUser();

} // namespace core
