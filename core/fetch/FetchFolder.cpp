#include "core/fetch/FetchFolder.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/base/NewFile.h"
#include "core/base/system/Files.h"
#include "core/fetch/FhirFetch.h"

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>

namespace core::fetch {

namespace {

constexpr std::uint64_t mostStateBytes = std::uint64_t{256} << 20;
// A state that was not written to its end (NewFile).
constexpr std::string_view unfinishedState = ".fetch.state.";
constexpr const char *busy = "another process fetches records into this folder; wait for its end";

nlohmann::json jsonOf(const FetchedFile &file)
{
    return {{"type", file.type},
            {"name", file.name},
            {"next", file.next},
            {"bytes", file.bytes},
            {"announced", file.announced},
            {"isDone", file.isDone}};
}

FetchedFile fileOf(const nlohmann::json &json)
{
    return {.type = json.value("type", ""),
            .name = json.value("name", ""),
            .next = json.value("next", ""),
            .bytes = json.value("bytes", std::uint64_t{0}),
            .announced = json.value("announced", std::uint64_t{0}),
            .isDone = json.value("isDone", false)};
}

Error noFolderOfFetch(const std::filesystem::path &folder)
{
    return {ErrorCode::InvalidParameter,
            folder.string()
                + ": expected a new folder, or one of the same fetch that only its owner can enter"};
}

// The folder as the system has it, never through a link: what is removed there lies there.
bool isOwnFolder(const std::filesystem::path &folder)
{
    const system::FileFacts facts = system::factsOfLink(folder);
    return facts.kind == system::FileKind::Folder && facts.isOwn && facts.isForOwnerOnly;
}

std::vector<std::string> namesIn(const std::filesystem::path &folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator each(folder, error), end; !error && each != end;
         each.increment(error))
        names.push_back(each->path().filename().string());
    return names;
}

} // namespace

FetchFolder::FetchFolder(std::filesystem::path folder, std::string request, FileLock lock)
    : m_folder(std::move(folder))
    , m_request(std::move(request))
    , m_lock(std::move(lock))
{}

Result<FetchFolder> FetchFolder::open(const std::filesystem::path &folder, const std::string &request)
{
    const bool isNew = system::makeOwnFolder(folder);
    if (!isNew && errno != EEXIST)
        return fail(ioError(folder.string(), "cannot be made", errno));
    // A lock alone is left by a process that was killed at once.
    const auto isOther = [](const std::string &name) { return name != lockName; };
    if (!isOwnFolder(folder) || (!isFetchFolder(folder) && std::ranges::any_of(namesIn(folder), isOther)))
        return fail(noFolderOfFetch(folder));
    KEYSEED_ASSIGN(auto lock, FileLock::take(folder / lockName, busy));
    FetchFolder opened(folder, request, std::move(lock));
    if (isFetchFolder(folder))
        KEYSEED_TRY(opened.load());
    else
        KEYSEED_TRY(opened.save());
    return opened;
}

Result<void> FetchFolder::load()
{
    KEYSEED_ASSIGN(const std::string text, readWholeFile(pathOf(stateName), mostStateBytes));
    const auto json = parseJson(text);
    if (!json.is_object() || json.value("request", nlohmann::json()) != m_request)
        return fail(ErrorCode::InvalidParameter,
                    m_folder.string()
                        + ": this folder belongs to another fetch; choose another folder, or remove it with "
                          "keyseed-cli fetch remove");
    try {
        state = {.statusUrl = json.value("statusUrl", ""),
                 .isFetched = json.value("isFetched", false),
                 .isComplete = json.value("isComplete", false),
                 .files = {}};
        for (const auto &file : json.value("files", nlohmann::json::array()))
            if (const FetchedFile each = fileOf(file); isOwnFile(each.name))
                state.files.push_back(each);
    } catch (const nlohmann::json::exception &) {
        return fail(ErrorCode::InvalidParameter,
                    pathOf(stateName).string()
                        + ": the state is damaged; remove the folder with keyseed-cli "
                          "fetch remove and fetch again");
    }
    return {};
}

Result<void> FetchFolder::save() const
{
    nlohmann::json json = {{"request", m_request},
                           {"statusUrl", state.statusUrl},
                           {"isFetched", state.isFetched},
                           {"isComplete", state.isComplete},
                           {"files", nlohmann::json::array()}};
    for (const FetchedFile &file : state.files)
        json["files"].push_back(jsonOf(file));
    return writeNewFile(pathOf(stateName),
                        json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace),
                        NewFile::For::OwnerOnly);
}

Result<void> FetchFolder::startOver()
{
    for (const std::string &name : namesIn(m_folder))
        if (isOwnFile(name) && !system::removeFile(pathOf(name)))
            return fail(ioError(pathOf(name).string(), "cannot be removed", errno));
    state = {};
    return save();
}

bool FetchFolder::isOwnFile(const std::string &name)
{
    return name.ends_with(".ndjson") && name.find('/') == std::string::npos;
}

bool isFetchFolder(const std::filesystem::path &folder)
{
    return isOwnFolder(folder)
           && system::factsOfLink(folder / FetchFolder::stateName).kind == system::FileKind::Regular;
}

Result<void> removeFetched(const std::filesystem::path &folder)
{
    if (!isFetchFolder(folder))
        return fail(ErrorCode::InvalidParameter,
                    folder.string() + ": this is no folder of a fetch, so nothing was removed");
    {
        KEYSEED_ASSIGN(const auto lock, FileLock::take(folder / FetchFolder::lockName, busy));
        // The state last: until then the folder can be recognised, and removing can be repeated.
        for (const std::string &name : namesIn(folder))
            if (name != FetchFolder::lockName && name != FetchFolder::stateName
                && (FetchFolder::isOwnFile(name) || name.starts_with(unfinishedState))
                && !system::removeFile(folder / name))
                return fail(ioError((folder / name).string(), "cannot be removed", errno));
        if (!system::removeFile(folder / FetchFolder::stateName))
            return fail(ioError((folder / FetchFolder::stateName).string(), "cannot be removed", errno));
    }
    std::error_code error;
    std::filesystem::remove(folder, error);
    if (error && error != std::errc::directory_not_empty)
        return fail(ErrorCode::Io, folder.string() + ": the files were removed, the folder cannot be");
    return {};
}

} // namespace core::fetch
