#include "core/fetch/FhirFetch.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/fetch/Ways.h"
#include "core/http/Address.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::fetch {

namespace {

bool isPlainUrlPart(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f' && c != '#'; });
}

Error wrong(std::string words)
{
    return {ErrorCode::InvalidParameter, std::move(words)};
}

Result<void> checkTypes(const FhirFetch &fetch)
{
    if (fetch.types.empty())
        return fail(wrong("name at least one type: DocumentReference, DiagnosticReport"));
    for (const std::string &type : fetch.types)
        if (type != "DocumentReference" && type != "DiagnosticReport")
            return fail(
                wrong(inQuotes(type) + " is not fetched: expected DocumentReference or DiagnosticReport"));
    return {};
}

Result<void> check(const FhirFetch &fetch)
{
    KEYSEED_TRY(http::checkAddress(fetch.server, fetch.network.plainHttpHost));
    if (fetch.server.find_first_of("?#") != std::string::npos)
        return fail(wrong("the address of the server is its base, without ? and #"));
    KEYSEED_TRY(checkTypes(fetch));
    if (!fetch.group.empty() && !isId(fetch.group))
        return fail(wrong("the group is no id of FHIR"));
    if (!isPlainUrlPart(fetch.query) || !isPlainUrlPart(fetch.since))
        return fail(wrong("write the parameters of a search as they stand in a URL, blanks as %20"));
    if (fetch.way == FhirFetch::Way::Export && !fetch.query.empty())
        return fail(wrong("parameters of a search are for a search, not for an export"));
    if (fetch.way == FhirFetch::Way::Search && (!fetch.group.empty() || fetch.isOfPatients))
        return fail(wrong("a group or all patients can be exported, not searched"));
    const Authorisation &authorisation = fetch.authorisation;
    if (authorisation.keyFile.empty() != authorisation.client.empty())
        return fail(wrong("a client id and a key file belong together"));
    if (!authorisation.keyFile.empty() && !authorisation.token.empty())
        return fail(wrong("give a key file or a token, not both"));
    KEYSEED_TRY(http::checkHeaderValue("the token", authorisation.token));
    if (!authorisation.tokenUrl.empty())
        KEYSEED_TRY(http::checkAddress(authorisation.tokenUrl, fetch.network.plainHttpHost));
    return {};
}

// The choices that decide which records come, to recognise the fetch that is continued.
std::string requestOf(const FhirFetch &fetch)
{
    const nlohmann::json request = {{"server", fetch.server},
                                    {"way", fetch.way == FhirFetch::Way::Export ? "export" : "search"},
                                    {"group", fetch.group},
                                    {"ofPatients", fetch.isOfPatients},
                                    {"types", fetch.types},
                                    {"query", fetch.query},
                                    {"since", fetch.since},
                                    {"attachments", fetch.hasAttachments}};
    return request.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace

bool isId(std::string_view text)
{
    constexpr std::string_view allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._";
    return !text.empty() && text.size() <= 64 && text.find_first_not_of(allowed) == std::string_view::npos;
}

Result<void> Fetching::keep(const nlohmann::json &resource,
                            std::string_view text,
                            const std::string &type,
                            ResourceFile &file,
                            const std::string &what)
{
    if (textIn(resource, "resourceType") != type)
        return fail(ErrorCode::InvalidRecords,
                    what + ": expected a resource of the type " + type + "; the server sends something else");
    const std::string id = textIn(resource, "id");
    if (!id.empty() && !ids[type].insert(id).second) {
        ++result.repeated;
        return {};
    }
    bytes += text.size() + 1;
    if (bytes > fetch().limits.bytes)
        return fail(ErrorCode::InvalidParameter,
                    what + ": the resources have more bytes together than the limit ("
                        + std::to_string(fetch().limits.bytes >> 20U) + " MiB); raise it, or fetch less");
    KEYSEED_TRY(file.append(text));
    ++(type == "Binary" ? result.binaries : result.resources);
    return {};
}

Result<void> Fetching::recall(const FetchedFile &file)
{
    bytes += file.bytes;
    return readLines(folder.pathOf(file.name),
                     file.bytes,
                     fetch().limits.resourceBytes,
                     [&](std::string_view line) -> Result<void> {
                         if (const std::string id = textIn(parseJson(line), "id"); !id.empty())
                             ids[file.type].insert(id);
                         ++(file.type == "Binary" ? result.binaries : result.resources);
                         return {};
                     });
}

Result<Fetched> fetchFhir(const FhirFetch &fetch, JobControl &control)
{
    KEYSEED_TRY(check(fetch));
    KEYSEED_ASSIGN(FetchFolder folder, FetchFolder::open(fetch.folder, requestOf(fetch)));
    ServerCalls calls(fetch, control);
    Fetching fetching{.calls = calls, .folder = folder};
    KEYSEED_TRY(fetch.way == FhirFetch::Way::Export ? fetchExport(fetching) : fetchSearch(fetching));
    folder.state.isFetched = true;
    KEYSEED_TRY(folder.save());
    if (fetch.hasAttachments)
        KEYSEED_TRY(fetchBinaries(fetching));
    folder.state.isComplete = true;
    KEYSEED_TRY(folder.save());
    fetching.result.bytes = fetching.bytes;
    return fetching.result;
}

Result<std::string> serverOf(const FhirFetch &fetch)
{
    KEYSEED_TRY(check(fetch));
    KEYSEED_ASSIGN(const http::Address address, http::parseAddress(fetch.server));
    return http::originOf(address);
}

} // namespace core::fetch
