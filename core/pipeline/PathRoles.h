#pragma once

#include "core/base/PathRoles.h"
#include "core/plan/Plan.h"

#include <filesystem>
#include <vector>

namespace core::pipeline {

/// Returns the lock file beside the project file, which a running process holds.
std::filesystem::path runLockFile(std::filesystem::path project);

/// The paths of one command, each with its role, as they come together on the way.
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

/// Whether no public file of the plan is a file of records: what the plan calls public is published, and a
/// vocabulary would be published row by row. The same file by device and inode, or another one with the same
/// bytes. Called before anything is read or spent. Errors: InvalidPlan, naming the field. What cannot be read
/// is left to who reads it.
Result<void> checkPublicFiles(const plan::Plan &plan);

} // namespace core::pipeline
