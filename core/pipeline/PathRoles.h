#pragma once

#include "core/base/FileLock.h"
#include "core/base/PathRoles.h"
#include "core/plan/Plan.h"

#include <filesystem>
#include <vector>

namespace core::pipeline {

/// Returns the lock file beside the project file, which a running process holds.
std::filesystem::path runLockFile(std::filesystem::path project);

/// Returns the file beside a project that a window locks while the project is open in it.
std::filesystem::path windowLockFile(std::filesystem::path project);
/// Takes the lock that a program holds while it reads records for a project and pays: of two programs, the
/// second is refused before it pays. Errors: Database (another program holds it), Io.
Result<FileLock> lockForCommit(std::filesystem::path project);

/// Collects the paths of one command, each with its role.
class PathRoles final
{
public:
    PathRoles &input(std::string name, std::filesystem::path path);
    PathRoles &output(std::string name, std::filesystem::path path);
    /// With the journal that SQLite has beside it, and the prompts of a round (RoundPrompts.h).
    PathRoles &project(std::filesystem::path path);
    /// With the files that belong to it: its key, its head, the marks of runs, the journal.
    PathRoles &ledger(std::filesystem::path path);
    /// The files that a plan names: records, vocabulary, template, certificates.
    PathRoles &planned(const plan::Plan &plan);

    /// Before anything is done: checkPathRoles (core/base/PathRoles.h).
    Result<void> check(bool mayReplace) const { return checkPathRoles(m_roles, mayReplace); }

private:
    PathRoles &add(std::string name, std::filesystem::path path, PathRole::Use use);

    std::vector<PathRole> m_roles;
};

} // namespace core::pipeline
