#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/base/system/Files.h"
#include "core/fetch/Ways.h"
#include "core/http/Address.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <sodium.h>

namespace core::fetch {

namespace {

constexpr std::string_view attachmentStep = "an attachment";

// Kinds without text.
bool isWithoutText(const std::string &contentType)
{
    static constexpr std::array<std::string_view, 4> kinds = {
        "image/", "audio/", "video/", "application/dicom"};
    const std::string small = lowered(contentType);
    return std::ranges::any_of(kinds, [&](std::string_view kind) { return small.starts_with(kind); });
}

// The id behind "Binary/", in an address of this server or a relative one; empty for others.
std::string binaryIdIn(const Fetching &fetching, const std::string &url)
{
    constexpr std::string_view kind = "Binary/";
    const std::string base = fetching.calls.base() + '/';
    std::string_view path = url;
    if (path.starts_with(base))
        path.remove_prefix(base.size());
    if (!path.starts_with(kind))
        return {};
    path.remove_prefix(kind.size());
    path = path.substr(0, path.find_first_of("/?#"));
    return isId(path) ? std::string(path) : std::string();
}

void addAttachment(Fetching &fetching, const nlohmann::json &attachment, std::set<std::string> &wanted)
{
    const std::string url = textIn(attachment, "url");
    if (url.empty() || !textIn(attachment, "data").empty() || url.starts_with("data:"))
        return;
    const std::string id = binaryIdIn(fetching, url);
    if (id.empty() || isWithoutText(textIn(attachment, "contentType")))
        ++fetching.result.elsewhere;
    else if (!fetching.ids["Binary"].contains(id))
        wanted.insert(id);
}

void addAttachments(Fetching &fetching, const nlohmann::json &resource, std::set<std::string> &wanted)
{
    if (!resource.is_object())
        return;
    for (const char *const list : {"content", "presentedForm"}) {
        const auto found = resource.find(list);
        if (found == resource.end() || !found->is_array())
            continue;
        for (const auto &each : *found)
            if (each.is_object())
                addAttachment(fetching, each.contains("attachment") ? each["attachment"] : each, wanted);
    }
}

// A server may give the bytes of a Binary themselves, whatever was asked for.
nlohmann::json wrapped(const std::string &id, const Answer &answer)
{
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string data(sodium_base64_encoded_len(answer.body.size(), variant), '\0');
    sodium_bin2base64(data.data(),
                      data.size(),
                      reinterpret_cast<const unsigned char *>(answer.body.data()),
                      answer.body.size(),
                      variant);
    data.pop_back();
    return {
        {"resourceType", "Binary"}, {"id", id}, {"contentType", answer.reply.contentType}, {"data", data}};
}

Result<void> fetchBinary(Fetching &fetching, const std::string &id, ResourceFile &out)
{
    KEYSEED_ASSIGN(const Answer answer,
                   fetching.calls.ask({.step = attachmentStep,
                                       .url = fetching.calls.base() + "/Binary/" + id,
                                       .headers = {{"Accept", "application/fhir+json"}}}));
    const int status = answer.reply.status;
    if (status == 403 || status == 404 || status == 410) {
        ++fetching.result.missing;
        return {};
    }
    if (status != 200)
        return fail(refusalOf(attachmentStep, answer));
    const bool isResource = lowered(answer.reply.contentType).find("json") != std::string::npos;
    const auto binary = isResource ? parseJson(answer.body) : wrapped(id, answer);
    if (textIn(binary, "id") != id)
        return fail(ErrorCode::InvalidRecords,
                    "an attachment: the server sends another one than was asked for");
    const auto replace = nlohmann::json::error_handler_t::replace;
    return fetching.keep(
        binary, binary.dump(-1, ' ', false, replace), "Binary", out, std::string(attachmentStep));
}

// The bytes of the file up to the end of its last whole line. A process that was killed may have left a part
// of one.
Result<std::uint64_t> wholeLines(const std::filesystem::path &path, std::size_t mostLineBytes)
{
    const std::uint64_t size = system::factsOfLink(path).size;
    std::uint64_t whole = 0;
    std::uint64_t read = 0;
    KEYSEED_TRY(readLines(path, size, mostLineBytes, [&](std::string_view line) -> Result<void> {
        read += line.size() + 1;
        if (read <= size && !parseJson(line).is_discarded())
            whole = read;
        return {};
    }));
    return whole;
}

} // namespace

Result<void> fetchBinaries(Fetching &fetching)
{
    const std::size_t mostLineBytes = fetching.fetch().limits.resourceBytes;
    const auto path = fetching.folder.pathOf(FetchFolder::binariesName);
    FetchedFile known{.type = "Binary", .name = std::string(FetchFolder::binariesName), .next = {}};
    if (system::factsOfLink(path).kind == system::FileKind::Regular) {
        KEYSEED_ASSIGN(known.bytes, wholeLines(path, mostLineBytes));
        KEYSEED_TRY(fetching.recall(known));
    }
    std::set<std::string> wanted;
    for (const FetchedFile &file : fetching.folder.state.files)
        if (file.type != "Binary")
            KEYSEED_TRY(readLines(fetching.folder.pathOf(file.name),
                                  file.bytes,
                                  mostLineBytes,
                                  [&](std::string_view line) -> Result<void> {
                                      addAttachments(fetching, parseJson(line), wanted);
                                      return {};
                                  }));
    if (wanted.empty())
        return {};
    KEYSEED_ASSIGN(auto out, ResourceFile::open(path, known.bytes));
    double done = 0.0;
    for (const std::string &id : wanted) {
        fetching.calls.control().report(done / static_cast<double>(wanted.size()), "attachments");
        if (auto fetched = fetchBinary(fetching, id, out); !fetched) {
            KEYSEED_TRY(out.sync()); // another process goes on behind those that came
            return fail(fetched.error());
        }
        done += 1.0;
    }
    return out.sync();
}

} // namespace core::fetch
