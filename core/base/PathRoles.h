#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// A path of a command and what is done with it.
struct PathRole
{
    enum class Use {
        Input,  ///< read only
        State,  ///< read and changed in place: a project, a ledger
        Output, ///< made, or replaced where that was agreed
    };

    std::string name;           ///< for messages: "--records", "the ledger (--ledger)"
    std::filesystem::path path; ///< empty: not given
    Use use = Use::Input;
};

/// Checks whether what is written is nothing else that the command was given. Two paths are the same file by
/// device and inode, links resolved; where there is no file yet, by the resolved path. Inputs may be the same
/// file.
///
/// Refuses an existing output without `mayReplace`, and a link, a device or a pipe in any case, because their
/// target would be written; and, in any case, a ledger, a project, a secret key and their companions. Does
/// not check folders. To be called before anything is written. Errors: InvalidParameter, naming the roles.
Result<void> checkPathRoles(const std::vector<PathRole> &roles, bool mayReplace);

/// Returns whether both paths name the same file.
bool isSameFile(const std::filesystem::path &one, const std::filesystem::path &other);

} // namespace core
