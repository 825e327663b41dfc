#include "core/pipeline/PathRoles.h"

#include "core/base/Digest.h"
#include "core/pipeline/asking/RoundPrompts.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace core::pipeline {

namespace fs = std::filesystem;

namespace {

struct PublicFile
{
    std::string field;
    fs::path path;
};

std::vector<PublicFile> publicFilesOf(const plan::Plan &plan)
{
    std::vector<PublicFile> files;
    for (auto &[key, file] : filesOf(plan.vocabulary))
        files.push_back({"vocabulary." + key, file});
    for (auto &[key, file] : filesOf(plan.embedding))
        files.push_back({"embedding." + key, file});
    if (plan::isTemplateFile(plan.writer.promptTemplate))
        files.push_back({"writer.template", plan.writer.promptTemplate});
    if (!plan.writer.caFile.empty())
        files.push_back({"writer.caFile", plan.writer.caFile});
    for (const records::Source &source : plan::textSources(plan.writer))
        for (fs::path &file : records::filesOf(source))
            files.push_back({"writer.texts.files", std::move(file)});
    return files;
}

fs::path with(fs::path path, const char *ending)
{
    path += ending;
    return path;
}

// A folder of public documents is all that is in it.
std::vector<PublicFile> filesIn(const PublicFile &named)
{
    std::error_code error;
    if (!fs::is_directory(named.path, error))
        return {named};
    std::vector<PublicFile> files;
    for (fs::recursive_directory_iterator each(named.path, error), end; !error && each != end;
         each.increment(error))
        files.push_back({named.field, each->path()});
    return files;
}

/// The files of the records, to be told among many others.
class RecordFiles final
{
public:
    explicit RecordFiles(std::vector<fs::path> files)
    {
        std::error_code ignored;
        for (fs::path &file : files)
            if (fs::is_regular_file(file, ignored))
                m_files[fs::file_size(file, ignored)].push_back(std::move(file));
    }

    bool hasSame(const fs::path &path) const
    {
        return among(path, [&](const fs::path &file) { return isSameFile(path, file); });
    }
    bool hasCopy(const fs::path &path) const
    {
        return among(path, [&](const fs::path &file) {
            std::error_code ignored;
            if (fs::file_size(path, ignored) == 0)
                return false;
            const auto first = sha256OfFile(path);
            const auto second = sha256OfFile(file);
            return first && second && *first == *second;
        });
    }

private:
    // The digest of a file of another size need not be taken.
    template<typename Is>
    bool among(const fs::path &path, Is is) const
    {
        std::error_code ignored;
        if (!fs::is_regular_file(path, ignored))
            return false;
        const auto size = fs::file_size(path, ignored);
        const auto sized = m_files.find(size);
        return sized != m_files.end() && std::ranges::any_of(sized->second, is);
    }

    std::unordered_map<std::uintmax_t, std::vector<fs::path>> m_files; ///< by their size
};

} // namespace

fs::path runLockFile(fs::path project)
{
    return with(std::move(project), ".run");
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
    for (PublicFile &file : publicFilesOf(plan))
        input(file.field + " of the plan", std::move(file.path));
    return *this;
}

Result<void> checkPublicFiles(const plan::Plan &plan)
{
    const RecordFiles records(records::filesOf(plan::recordsSource(plan.records)));
    for (const PublicFile &named : publicFilesOf(plan))
        for (const PublicFile &file : filesIn(named)) {
            const bool isSame = records.hasSame(file.path);
            if (isSame || records.hasCopy(file.path))
                return fail(ErrorCode::InvalidPlan,
                            file.field + ": " + file.path.string()
                                + (isSame ? " is the file of the records" : " is a copy of the records")
                                + ", and what is named there is public: name a public file");
        }
    return {};
}

} // namespace core::pipeline
