#include "core/pipeline/PathRoles.h"

#include "core/pipeline/asking/RoundPrompts.h"
#include "core/plan/PublicFiles.h"
#include "core/records/parts/Parts.h"

#include <string>
#include <utility>

namespace core::pipeline {

namespace fs = std::filesystem;

namespace {

fs::path with(fs::path path, const char *ending)
{
    path += ending;
    return path;
}

} // namespace

fs::path runLockFile(fs::path project)
{
    return with(std::move(project), ".run");
}

fs::path windowLockFile(fs::path project)
{
    return with(std::move(project), ".open");
}

Result<FileLock> lockForCommit(fs::path project)
{
    const std::string busy =
        project.string()
        + ": another program is committing to this project; nothing was spent here; wait "
          "until it ends, and open the project again";
    return FileLock::take(with(std::move(project), ".commit"), busy);
}

PathRoles &PathRoles::add(std::string name, fs::path path, PathRole::Use use)
{
    m_roles.push_back({std::move(name), std::move(path), use});
    return *this;
}

PathRoles &PathRoles::input(std::string name, fs::path path)
{
    return add(std::move(name), std::move(path), PathRole::Use::Input);
}

PathRoles &PathRoles::output(std::string name, fs::path path)
{
    return add(std::move(name), std::move(path), PathRole::Use::Output);
}

PathRoles &PathRoles::project(fs::path path)
{
    if (path.empty())
        return *this;
    add("the journal of the project", with(path, "-journal"), PathRole::Use::State);
    add("the lock of the project", runLockFile(path), PathRole::Use::State);
    add("the lock of the window of the project", windowLockFile(path), PathRole::Use::State);
    add("the lock of a commit to the project", with(path, ".commit"), PathRole::Use::State);
    add("the prompts of a round of the project", roundPromptsFile(path), PathRole::Use::State);
    return add("the project", std::move(path), PathRole::Use::State);
}

PathRoles &PathRoles::ledger(fs::path path)
{
    if (path.empty())
        return *this;
    add("the journal of the ledger", with(path, "-journal"), PathRole::Use::State);
    add("the key of the ledger", with(path, ".key"), PathRole::Use::State);
    add("the head of the ledger", with(path, ".head"), PathRole::Use::State);
    add("the marks of the ledger", with(path, ".runs"), PathRole::Use::State);
    return add("the ledger", std::move(path), PathRole::Use::State);
}

PathRoles &PathRoles::planned(const plan::Plan &plan)
{
    for (const fs::path &file : records::filesOf(plan::recordsSource(plan.records)))
        input("the records", file);
    for (plan::PublicFile &file : plan::publicFilesOf(plan))
        input(file.field + " of the plan", std::move(file.path));
    return *this;
}

} // namespace core::pipeline
