#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/fetch/Ways.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace core::fetch {

namespace {

constexpr std::string_view requestStep = "the request for an export";
constexpr std::string_view statusStep = "the state of the export";
constexpr std::string_view fileStep = "a file of the export";
constexpr int mostExports = 3;

std::string exportUrl(const Fetching &fetching)
{
    const FhirFetch &fetch = fetching.fetch();
    std::string url = fetching.calls.base();
    if (!fetch.group.empty())
        url += "/Group/" + fetch.group;
    else if (fetch.isOfPatients)
        url += "/Patient";
    std::vector<std::string> types = fetch.types;
    if (fetch.hasAttachments)
        types.emplace_back("Binary");
    url += "/$export?_outputFormat=application%2Ffhir%2Bndjson&_type=" + joined(types, "%2C");
    if (!fetch.since.empty())
        url += "&_since=" + fetch.since;
    return url;
}

// Errors: as ServerCalls; Network where the server has no export.
Result<std::string> beginExport(Fetching &fetching)
{
    const std::string url = exportUrl(fetching);
    KEYSEED_ASSIGN(
        const Answer answer,
        fetching.calls.ask({.step = requestStep,
                            .url = url,
                            .headers = {{"Accept", "application/fhir+json"}, {"Prefer", "respond-async"}}}));
    if (answer.reply.status != 202) {
        Error refusal = refusalOf(requestStep, answer);
        refusal.detail += "; a server without exports may still be searched (--search)";
        return fail(std::move(refusal));
    }
    if (answer.reply.contentLocation.empty())
        return fail(ErrorCode::Network,
                    "the server accepts the export and does not say where its state is (Content-Location)");
    return fetching.calls.allowedUrl(statusStep, url, answer.reply.contentLocation);
}

// The list of files when the export is ready; nothing if the server has forgotten it.
Result<std::optional<nlohmann::json>> readyExport(Fetching &fetching, const std::string &statusUrl)
{
    constexpr std::chrono::seconds longestPause{60};
    std::chrono::milliseconds waited{0};
    for (std::chrono::milliseconds doubled = std::chrono::seconds(1);; doubled *= 2) {
        KEYSEED_ASSIGN(
            const Answer answer,
            fetching.calls.ask(
                {.step = statusStep, .url = statusUrl, .headers = {{"Accept", "application/json"}}}));
        const int status = answer.reply.status;
        if (status == 404 || status == 410)
            return std::nullopt;
        if (status == 200) {
            auto list = parseJson(answer.body);
            if (!list.is_object() || !list.contains("output") || !list["output"].is_array())
                return fail(ErrorCode::InvalidRecords,
                            "the export is ready, but its list of files has no \"output\"");
            return list;
        }
        if (status != 202)
            return fail(refusalOf(statusStep, answer));
        doubled = std::min<std::chrono::milliseconds>(doubled, longestPause);
        const auto pause = answer.reply.retryAfter.value_or(doubled);
        waited += pause;
        if (waited > fetching.fetch().limits.patience)
            return fail(ErrorCode::Network,
                        "the server still prepares the export after "
                            + std::to_string(fetching.fetch().limits.patience.count() / 3600)
                            + " hours; start the same command again to wait on");
        KEYSEED_TRY(fetching.calls.pause(pause, "the server prepares the export"));
    }
}

struct Listed
{
    FetchedFile file;
    std::string url;
};

Result<std::vector<Listed>> filesOf(Fetching &fetching, const nlohmann::json &list, const std::string &from)
{
    std::vector<Listed> files;
    std::map<std::string, int> numbers;
    const std::vector<std::string> &types = fetching.fetch().types;
    fetching.result.otherTypes = 0;
    for (const auto &output : list["output"]) {
        const std::string type = textIn(output, "type");
        const bool isWanted = std::ranges::find(types, type) != types.end()
                              || (type == "Binary" && fetching.fetch().hasAttachments);
        if (!isWanted) {
            ++fetching.result.otherTypes;
            continue;
        }
        KEYSEED_ASSIGN(const std::string url,
                       fetching.calls.allowedUrl(fileStep, from, textIn(output, "url")));
        const auto count = output.value("count", nlohmann::json());
        files.push_back({.file = {.type = type,
                                  .name = type + '-' + std::to_string(++numbers[type]) + ".ndjson",
                                  .next = {},
                                  .announced = count.is_number_unsigned() ? count.get<std::uint64_t>() : 0},
                         .url = url});
    }
    if (files.size() > fetching.fetch().limits.files)
        return fail(ErrorCode::InvalidRecords,
                    "the export has more than " + std::to_string(fetching.fetch().limits.files) + " files");
    const auto errors = list.find("error");
    fetching.result.serverErrors = errors != list.end() && errors->is_array() ? errors->size() : 0;
    return files;
}

// Takes over what an earlier process fetched, if the list is the one that it saw.
Result<void> continueWith(Fetching &fetching, const std::vector<Listed> &listed)
{
    auto &files = fetching.folder.state.files;
    const bool isSame = std::ranges::equal(files, listed, [](const FetchedFile &known, const Listed &now) {
        return known.name == now.file.name && known.announced == now.file.announced;
    });
    if (isSame) {
        for (const FetchedFile &file : files)
            if (file.isDone)
                KEYSEED_TRY(fetching.recall(file));
        return {};
    }
    files.clear();
    for (const Listed &each : listed)
        files.push_back(each.file);
    return fetching.folder.save();
}

// False if the file has expired.
Result<bool> fetchFile(Fetching &fetching, FetchedFile &file, const std::string &url)
{
    KEYSEED_ASSIGN(auto out, ResourceFile::open(fetching.folder.pathOf(file.name)));
    const auto before = fetching.result;
    const auto bytesBefore = fetching.bytes;
    const auto idsBefore = fetching.ids[file.type];
    std::uint64_t resources = 0;
    LineCutter lines(fetching.fetch().limits.resourceBytes, [&](std::string_view line) {
        ++resources;
        return fetching.keep(
            parseJson(line), line, file.type, out, file.name + ", line " + std::to_string(resources));
    });
    const auto begin = [&]() -> Result<void> {
        fetching.result = before;
        fetching.bytes = bytesBefore;
        fetching.ids[file.type] = idsBefore;
        resources = 0;
        lines.clear();
        return out.clear();
    };
    KEYSEED_ASSIGN(
        const Answer answer,
        fetching.calls.ask({.step = fileStep, .url = url, .headers = {{"Accept", "application/fhir+ndjson"}}},
                           begin,
                           [&](std::string_view bytes) { return lines.add(bytes); }));
    if (answer.reply.status == 404 || answer.reply.status == 410)
        return false;
    if (answer.reply.status != 200)
        return fail(refusalOf(fileStep, answer));
    KEYSEED_TRY(lines.finish());
    if (file.announced != 0 && resources != file.announced)
        return fail(ErrorCode::InvalidRecords,
                    file.name + ": the server announced " + std::to_string(file.announced)
                        + " resources and sent " + std::to_string(resources)
                        + "; start the same command again, or ask who runs the server");
    KEYSEED_TRY(out.sync());
    file.bytes = out.bytes();
    file.isDone = true;
    KEYSEED_TRY(fetching.folder.save());
    return true;
}

// False if the export, or one of its files, has expired.
Result<bool> fetchFiles(Fetching &fetching)
{
    const std::string statusUrl = fetching.folder.state.statusUrl;
    KEYSEED_ASSIGN(const auto list, readyExport(fetching, statusUrl));
    if (!list)
        return false;
    KEYSEED_ASSIGN(const auto listed, filesOf(fetching, *list, statusUrl));
    KEYSEED_TRY(continueWith(fetching, listed));
    for (std::size_t at = 0; at < listed.size(); ++at) {
        fetching.calls.control().report(static_cast<double>(at) / static_cast<double>(listed.size()),
                                        "export");
        FetchedFile &file = fetching.folder.state.files[at];
        if (file.isDone)
            continue;
        KEYSEED_ASSIGN(const bool isThere, fetchFile(fetching, file, listed[at].url));
        if (!isThere)
            return false;
    }
    return true;
}

} // namespace

Result<void> fetchExport(Fetching &fetching)
{
    auto &state = fetching.folder.state;
    if (state.isFetched) { // and deleted from the server
        for (const FetchedFile &file : state.files)
            KEYSEED_TRY(fetching.recall(file));
        return {};
    }
    fetching.calls.control().report(0.0, "export");
    for (int exports = 0; exports < mostExports; ++exports) {
        if (state.statusUrl.empty()) {
            KEYSEED_ASSIGN(state.statusUrl, beginExport(fetching));
            KEYSEED_TRY(fetching.folder.save());
        } else {
            KEYSEED_TRY(fetching.calls.allowedUrl(statusStep, state.statusUrl, state.statusUrl));
        }
        KEYSEED_ASSIGN(const bool isWhole, fetchFiles(fetching));
        if (isWhole) {
            state.isFetched = true;
            KEYSEED_TRY(fetching.folder.save());
            // Frees the server's disk of the records; that it cannot be asked for changes nothing here.
            const auto removed =
                fetching.calls.ask({.step = statusStep, .url = state.statusUrl, .isDelete = true});
            return removed || removed.error().code != ErrorCode::Cancelled ? Result<void>() : cancelled();
        }
        KEYSEED_TRY(fetching.folder.startOver());
        fetching.result = {};
        fetching.ids.clear();
        fetching.bytes = 0;
    }
    return fail(
        ErrorCode::Network,
        "the export has expired before its files were fetched, several times; ask who runs the server "
        "for a longer time");
}

} // namespace core::fetch
