#include "core/plan/PublicFiles.h"

#include "core/base/Digest.h"
#include "core/base/PathRoles.h"
#include "core/base/system/Files.h"
#include "core/plan/ServerChecks.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <cstdint>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace core::plan {

namespace fs = std::filesystem;

namespace {

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
        for (fs::path &file : files)
            if (const auto facts = system::factsOf(file); facts.kind == system::FileKind::Regular)
                m_files[facts.size].push_back(std::move(file));
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

std::vector<PublicFile> publicFilesOf(const Plan &plan)
{
    std::vector<PublicFile> files;
    for (auto &[key, file] : filesOf(plan.vocabulary))
        files.push_back({"vocabulary." + key, file});
    for (auto &[key, file] : filesOf(plan.embedding))
        files.push_back({"embedding." + key, file});
    if (isTemplateFile(plan.writer.promptTemplate))
        files.push_back({"writer.template", plan.writer.promptTemplate});
    if (!plan.writer.caFile.empty())
        files.push_back({"writer.caFile", plan.writer.caFile});
    if (startsServer(plan.writer))
        files.push_back({"writer.modelFile", plan.writer.modelFile});
    for (const records::Source &source : textSources(plan.writer))
        for (fs::path &file : records::filesOf(source))
            files.push_back({"writer.texts.files", std::move(file)});
    return files;
}

Result<void> checkPublicFiles(const Plan &plan)
{
    const std::vector<PublicFile> publicFiles = publicFilesOf(plan);
    if (publicFiles.empty()) // the records may be a million files
        return {};
    const RecordFiles records(records::filesOf(recordsSource(plan.records)));
    for (const PublicFile &named : publicFiles)
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

} // namespace core::plan
