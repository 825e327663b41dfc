#include "core/records/fhir/Binaries.h"

#include "core/base/JsonInput.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/bytes/FileBytes.h"
#include "core/records/bytes/Unpacking.h"
#include "core/records/fhir/Resources.h"
#include "core/records/fhir/Values.h"

#include <algorithm>
#include <functional>
#include <system_error>
#include <utility>

namespace core::records::fhir {

namespace {

using Json = nlohmann::json;

const std::string binaryPrefix = "Binary/";

/// "Binary/ID" or "urn:..."; empty for the address of anything else.
std::string nameOf(std::string_view url)
{
    if (url.starts_with("urn:"))
        return std::string(url);
    url = url.substr(0, url.find("/_history/"));
    const std::size_t slash = url.rfind('/');
    if (slash == std::string_view::npos || slash + 1 == url.size())
        return {};
    const std::size_t begin =
        slash + 1 >= binaryPrefix.size() ? slash + 1 - binaryPrefix.size() : std::string_view::npos;
    if (begin == std::string_view::npos || !url.substr(begin).starts_with(binaryPrefix)
        || (begin > 0 && url[begin - 1] != '/'))
        return {};
    return std::string(url.substr(begin));
}

/// Returns the path that a relative address names, without its escapes (%20); empty for other addresses and
/// for those that lead up.
std::optional<std::filesystem::path> relativePath(std::string_view url)
{
    constexpr std::size_t longest = 1024;
    const bool hasScheme = url.substr(0, url.find('/')).find(':') != std::string_view::npos;
    if (url.empty() || url.size() > longest || hasScheme || url.starts_with('/') || url.starts_with('#'))
        return std::nullopt;
    const std::string path = withoutEscapes(url);
    if (path.find('\0') != std::string::npos)
        return std::nullopt;
    const std::filesystem::path normal = std::filesystem::path(path).lexically_normal();
    const bool leadsUp = normal.is_absolute() || normal.empty() || *normal.begin() == "..";
    return leadsUp ? std::nullopt : std::optional(normal);
}

std::uint64_t keyOf(const std::string &name)
{
    return std::hash<std::string>()(name);
}

bool isBinary(const Json &resource)
{
    return stringOf(memberOf(resource, "resourceType")) == "Binary";
}

/// A compressed file has no positions to seek.
bool isPlain(const std::filesystem::path &path)
{
    const auto file = FileBytes::open(path, false);
    const auto head = file ? file->head(4) : fail(file.error());
    return head && packingOf(*head) == Packing::None;
}

/// Returns the files named Binary*.ndjson in the folder of `file`, by name.
std::vector<std::filesystem::path> binaryFilesBeside(const std::filesystem::path &file)
{
    std::vector<std::filesystem::path> found;
    std::error_code error;
    const std::filesystem::path beside = file.has_parent_path() ? file.parent_path() : ".";
    for (std::filesystem::directory_iterator entries(beside, error), end; !error && entries != end;
         entries.increment(error)) {
        const std::string name = entries->path().filename().string();
        if (name.starts_with("Binary") && name.ends_with(".ndjson") && entries->is_regular_file(error))
            found.push_back(entries->path());
    }
    std::ranges::sort(found);
    return found;
}

} // namespace

Binaries::Binaries(std::filesystem::path file)
{
    if (!file.empty())
        m_files.push_back(std::move(file));
}

Binaries::Binaries(Part part)
    : Binaries(part.entry.empty() ? part.path : std::filesystem::path())
{
    m_part = std::move(part);
}

std::optional<std::string> Binaries::fileNamed(std::string_view url) const
{
    namespace fs = std::filesystem;
    const auto relative = relativePath(url);
    if (!relative || m_part.path.empty())
        return std::nullopt;
    Part part;
    if (m_part.entry.empty()) {
        const fs::path folder = m_part.path.has_parent_path() ? m_part.path.parent_path() : fs::path(".");
        std::error_code error;
        const fs::path root = fs::canonical(folder, error);
        const fs::path file = fs::canonical(folder / *relative, error);
        // A link may lead out of the export.
        if (error || !fs::is_regular_file(file, error)
            || file.lexically_relative(root).string().starts_with(".."))
            return std::nullopt;
        part.path = file;
    } else {
        part.path = m_part.path;
        part.archive = m_part.archive;
        part.entry = (fs::path(m_part.entry).parent_path() / *relative).lexically_normal().string();
    }
    auto stream = ByteStream::open(part, false);
    if (!stream)
        return std::nullopt;
    std::string bytes;
    std::string chunk(std::size_t{64} << 10, '\0');
    while (bytes.size() <= mostRecordBytes) {
        const auto count = stream->read(chunk);
        if (!count)
            return std::nullopt;
        if (*count == 0)
            return bytes;
        bytes.append(chunk, 0, *count);
    }
    return std::nullopt; // larger than a record may be
}

bool Binaries::canHold(std::string_view url)
{
    return !nameOf(url).empty();
}

std::optional<Json> Binaries::find(std::string_view url)
{
    const std::string name = nameOf(url);
    if (name.empty())
        return std::nullopt;
    if (!std::exchange(m_isBuilt, true))
        build();
    for (const Slot &slot : std::ranges::equal_range(m_slots, keyOf(name), {}, &Slot::key)) {
        const auto file = FileBytes::open(m_files[slot.file], false);
        const auto bytes = file ? file->bytesAt(slot.offset, slot.bytes) : fail(file.error());
        if (!bytes)
            continue;
        const Json found = parseJson(*bytes);
        const Json &inside = memberOf(found, "resource");
        const Json &resource = inside.is_null() ? found : inside;
        const bool isNamed = binaryPrefix + stringOf(memberOf(resource, "id")) == name;
        if (isBinary(resource) && (isNamed || stringOf(memberOf(found, "fullUrl")) == name))
            return resource;
    }
    return std::nullopt;
}

void Binaries::build()
{
    if (m_files.empty())
        return;
    for (std::filesystem::path &beside : binaryFilesBeside(m_files.front()))
        if (beside != m_files.front())
            m_files.push_back(std::move(beside));
    for (std::uint32_t file = 0; file < m_files.size(); ++file)
        lookThrough(file);
    std::ranges::stable_sort(m_slots, {}, &Slot::key);
}

/// Texts that cannot be read are skipped here; the attachment that needs one reports it.
void Binaries::lookThrough(std::uint32_t file)
{
    const ReadOptions options = {.hasDigest = false};
    if (!isPlain(m_files[file]))
        return;
    auto stream = TextStream::open({.path = m_files[file]}, options);
    if (!stream)
        return;
    Resources resources(std::move(*stream), options);
    ResourceText text;
    for (bool isThere = true; isThere;) {
        const auto next = resources.next(text);
        isThere = next ? *next : next.error().canGoOn;
        if (!next || !isThere || !text.offset || text.json.find("\"Binary\"") == std::string::npos)
            continue;
        const Json found = parseJson(text.json);
        const Json &resource = text.entry ? memberOf(found, "resource") : found;
        if (isBinary(resource))
            add(resource,
                stringOf(memberOf(found, "fullUrl")),
                {.offset = *text.offset,
                 .bytes = static_cast<std::uint32_t>(text.json.size()),
                 .file = file});
    }
}

void Binaries::add(const Json &binary, const std::string &fullUrl, Slot slot)
{
    for (const std::string &name : {binaryPrefix + stringOf(memberOf(binary, "id")), nameOf(fullUrl)}) {
        if (name.size() <= binaryPrefix.size())
            continue;
        slot.key = keyOf(name);
        m_slots.push_back(slot);
    }
}

} // namespace core::records::fhir
