#include "core/pipeline/PathRoles.h"

#include "core/base/Digest.h"
#include "core/records/Parts.h"

#include <string>
#include <system_error>
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
    return files;
}

fs::path with(fs::path path, const char *ending)
{
    path += ending;
    return path;
}

// The digest of a file of another size need not be taken.
bool hasSameBytes(const fs::path &one, const fs::path &other)
{
    std::error_code ignored;
    if (!fs::is_regular_file(one, ignored) || !fs::is_regular_file(other, ignored))
        return false;
    const auto size = fs::file_size(one, ignored);
    if (size == 0 || size != fs::file_size(other, ignored))
        return false;
    const auto first = sha256OfFile(one);
    const auto second = sha256OfFile(other);
    return first && second && *first == *second;
}

} // namespace

Paths &Paths::add(std::string name, fs::path path, PathRole::Use use)
{
    m_roles.push_back({std::move(name), std::move(path), use});
    return *this;
}

Paths &Paths::input(std::string name, fs::path path)
{
    return add(std::move(name), std::move(path), PathRole::Use::Input);
}

Paths &Paths::output(std::string name, fs::path path)
{
    return add(std::move(name), std::move(path), PathRole::Use::Output);
}

Paths &Paths::project(fs::path path)
{
    if (path.empty())
        return *this;
    add("the journal of the project", with(path, "-journal"), PathRole::Use::State);
    return add("the project", std::move(path), PathRole::Use::State);
}

Paths &Paths::ledger(fs::path path)
{
    if (path.empty())
        return *this;
    add("the journal of the ledger", with(path, "-journal"), PathRole::Use::State);
    add("the key of the ledger", with(path, ".key"), PathRole::Use::State);
    add("the head of the ledger", with(path, ".head"), PathRole::Use::State);
    add("the marks of the ledger", with(path, ".runs"), PathRole::Use::State);
    return add("the ledger", std::move(path), PathRole::Use::State);
}

Paths &Paths::planned(const plan::Plan &plan)
{
    for (const fs::path &file : records::filesOf(plan::recordsSource(plan.records)))
        input("the records", file);
    for (PublicFile &file : publicFilesOf(plan))
        input(file.field + " of the plan", std::move(file.path));
    return *this;
}

Result<void> checkPublicFiles(const plan::Plan &plan)
{
    const std::vector<fs::path> all = records::filesOf(plan::recordsSource(plan.records));
    for (const PublicFile &file : publicFilesOf(plan))
        for (const fs::path &records : all) {
            const bool isSame = !records.empty() && isSameFile(file.path, records);
            if (isSame || hasSameBytes(file.path, records))
                return fail(ErrorCode::InvalidPlan,
                            file.field + ": " + file.path.string()
                                + (isSame ? " is the file of the records" : " is a copy of the records")
                                + ", and what is named there is public: name a public file");
        }
    return {};
}

} // namespace core::pipeline
