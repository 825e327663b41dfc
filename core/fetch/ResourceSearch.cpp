#include "core/base/JsonInput.h"
#include "core/fetch/Ways.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::fetch {

namespace {

constexpr std::string_view searchStep = "the search";
constexpr std::string_view nextPageStep = "the next page of the search";

std::string firstPage(const Fetching &fetching, const std::string &type)
{
    std::string url = fetching.calls.base() + '/' + type + "?_count=200";
    if (!fetching.fetch().since.empty())
        url += "&_lastUpdated=ge" + fetching.fetch().since;
    if (!fetching.fetch().query.empty())
        url += '&' + fetching.fetch().query;
    return url;
}

// The address behind "next" as the server wrote it; empty on the last page.
std::string nextOf(const nlohmann::json &bundle)
{
    const auto links = bundle.find("link");
    if (links == bundle.end() || !links->is_array())
        return {};
    for (const auto &link : *links)
        if (textIn(link, "relation") == "next")
            return textIn(link, "url");
    return {};
}

// Entries of a search may also be included resources and outcomes, which the server marks.
bool isMatch(const nlohmann::json &entry)
{
    const auto search = entry.find("search");
    const std::string mode = search == entry.end() ? std::string() : textIn(*search, "mode");
    return mode.empty() || mode == "match";
}

Result<void>
keepPage(Fetching &fetching, const nlohmann::json &bundle, const std::string &type, ResourceFile &out)
{
    const auto entries = bundle.find("entry");
    if (entries == bundle.end())
        return {};
    if (!entries->is_array())
        return fail(ErrorCode::InvalidRecords,
                    std::string(searchStep) + ": the entries of a page are no list");
    for (const auto &entry : *entries) {
        const auto resource = entry.is_object() ? entry.find("resource") : entry.end();
        if (!entry.is_object() || resource == entry.end() || !isMatch(entry))
            continue;
        const auto replace = nlohmann::json::error_handler_t::replace;
        KEYSEED_TRY(fetching.keep(
            *resource, resource->dump(-1, ' ', false, replace), type, out, "an entry of the search"));
    }
    return {};
}

Result<nlohmann::json> pageAt(Fetching &fetching, const std::string &url, int &status)
{
    KEYSEED_ASSIGN(const Answer answer,
                   fetching.calls.ask(
                       {.step = searchStep, .url = url, .headers = {{"Accept", "application/fhir+json"}}}));
    status = answer.reply.status;
    if (status != 200)
        return fail(refusalOf(searchStep, answer));
    auto bundle = parseJson(answer.body);
    if (textIn(bundle, "resourceType") != "Bundle")
        return fail(ErrorCode::InvalidRecords,
                    std::string(searchStep) + ": expected a Bundle in JSON; the server sends something else");
    return bundle;
}

// The pages of a type from the one that is due. An address that expired between two processes is not asked
// again: the search begins anew, and what was fetched is recognised by its id.
Result<void> fetchPages(Fetching &fetching, FetchedFile &file)
{
    KEYSEED_ASSIGN(auto out, ResourceFile::open(fetching.folder.pathOf(file.name), file.bytes));
    std::set<std::string> visited;
    bool isContinued = !file.next.empty();
    std::string url = isContinued ? file.next : firstPage(fetching, file.type);
    while (!url.empty()) {
        if (!visited.insert(url).second || visited.size() > fetching.fetch().limits.pages)
            return fail(ErrorCode::Network,
                        "the pages of the search have no end: the server leads in a circle");
        int status = 0;
        const auto bundle = pageAt(fetching, url, status);
        if (!bundle && isContinued && (status == 404 || status == 410 || status == 400)) {
            isContinued = false;
            url = firstPage(fetching, file.type);
            continue;
        }
        KEYSEED_TRY(bundle);
        isContinued = false;
        KEYSEED_TRY(keepPage(fetching, *bundle, file.type, out));
        const std::string next = nextOf(*bundle);
        if (!next.empty()) {
            KEYSEED_ASSIGN(url, fetching.calls.allowedUrl(nextPageStep, url, next));
        } else {
            url.clear();
        }
        KEYSEED_TRY(out.sync());
        file.bytes = out.bytes();
        file.next = url;
        file.isDone = url.empty();
        KEYSEED_TRY(fetching.folder.save());
    }
    return {};
}

} // namespace

Result<void> fetchSearch(Fetching &fetching)
{
    auto &files = fetching.folder.state.files;
    if (files.empty())
        for (const std::string &type : fetching.fetch().types)
            files.push_back({.type = type, .name = type + "-1.ndjson", .next = {}});
    for (const FetchedFile &file : files)
        if (file.bytes > 0)
            KEYSEED_TRY(fetching.recall(file));
    double done = 0.0;
    for (FetchedFile &file : files) {
        fetching.calls.control().report(done / static_cast<double>(files.size()), "search");
        if (!file.isDone)
            KEYSEED_TRY(fetchPages(fetching, file));
        done += 1.0;
    }
    return {};
}

} // namespace core::fetch
