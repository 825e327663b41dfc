#include "core/plan/Plan.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/embedding/Sources.h"
#include "core/methods/Methods.h"
#include "core/sources/Sources.h"
#include "core/synthesis/Synthesizer.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <system_error>

namespace core::plan {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maximumPlanBytes = 4'000'000; // room for the longest examples

/// A file name as it may stand in a message of one line.
std::string shownName(const fs::path &path)
{
    std::string name = path.string();
    std::replace_if(
        name.begin(),
        name.end(),
        [](char c) { return std::iscntrl(static_cast<unsigned char>(c)) != 0; },
        '?');
    return name;
}

Result<std::string> readText(const fs::path &path, const std::string &name)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return fail(ErrorCode::NotFound, name + ": there is no such file; give the path of a plan (JSON)");
    if (status.type() == fs::file_type::directory)
        return fail(ErrorCode::Io, name + ": this is a folder; give the path of a plan (JSON) inside it");
    if (status.type() != fs::file_type::regular)
        return fail(ErrorCode::Io, name + ": not a file (a pipe or device); give the path of a plan (JSON)");
    auto text = readWholeFile(path, maximumPlanBytes);
    if (!text && text.error().code == ErrorCode::InvalidParameter)
        return fail(
            ErrorCode::InvalidPlan,
            name + ": larger than 4 MB, which no plan is; give the path of the plan, not of the records");
    if (!text)
        return fail(ErrorCode::Io, name + ": the plan cannot be read; check who may read the file");
    return text;
}

fs::path resolved(const fs::path &folder, const fs::path &path)
{
    return path.empty() ? path : (folder / path).lexically_normal();
}

void resolve(const fs::path &folder, Setting &setting)
{
    if (auto *path = std::get_if<std::string>(&setting))
        *path = resolved(folder, *path).string();
    else if (auto *paths = std::get_if<std::vector<std::string>>(&setting))
        std::ranges::transform(
            *paths, paths->begin(), [&](const std::string &each) { return resolved(folder, each).string(); });
}

/// Reads a section that is a source and its settings; `find` returns the source of a name.
template<typename Find>
void resolveFiles(const fs::path &folder, const std::string &name, Settings &settings, Find find)
{
    const auto *source = find(name);
    if (source == nullptr)
        return;
    for (const vocabulary::SourceSetting &each : source->settings()) {
        const auto given = settings.find(each.key);
        if (given == settings.end())
            continue;
        if (each.type == vocabulary::SettingType::File || each.type == vocabulary::SettingType::Files)
            resolve(folder, given->second);
        if (auto *parts = std::get_if<std::vector<SettingsObject>>(&given->second))
            for (SettingsObject &part : *parts)
                resolveFiles(folder, vocabulary::textOf(part.settings, "source"), part.settings, find);
    }
}

} // namespace

bool isTemplateFile(std::string_view promptTemplate)
{
    return promptTemplate.find_first_of("/\\.") != std::string_view::npos;
}

Result<Plan> loadPlan(const fs::path &path)
{
    const std::string name = shownName(path);
    KEYSEED_ASSIGN(auto text, readText(path, name));
    Result<Plan> plan = parsePlan(text, name);
    if (!plan)
        return plan;
    std::error_code error;
    const fs::path folder = fs::absolute(path, error).parent_path();
    for (fs::path &file : plan->records.files)
        file = resolved(folder, file);
    for (fs::path &file : plan->records.join.files)
        file = resolved(folder, file);
    for (Plan::Records::Field &field : plan->records.fields)
        field.file = resolved(folder, field.file);
    resolveFiles(folder, plan->vocabulary.source, plan->vocabulary.settings, vocabulary::findSource);
    resolveFiles(folder, plan->embedding.source, plan->embedding.settings, embedding::findSource);
    if (const auto *method = synthesis::findSynthesizer(plan->synthesis.method))
        for (const std::string_view key : method->fileKeys())
            if (const auto given = plan->synthesis.settings.find(key);
                given != plan->synthesis.settings.end())
                resolve(folder, given->second);
    Plan::Writer &writer = plan->writer;
    writer.caFile = resolved(folder, writer.caFile).string();
    writer.modelFile = resolved(folder, writer.modelFile).string();
    if (writer.model.empty() && !writer.modelFile.empty())
        writer.model = fs::path(writer.modelFile).stem().string();
    for (fs::path &file : writer.texts.files)
        file = resolved(folder, file);
    if (isTemplateFile(writer.promptTemplate))
        writer.promptTemplate = resolved(folder, writer.promptTemplate).string();
    return plan;
}

} // namespace core::plan
