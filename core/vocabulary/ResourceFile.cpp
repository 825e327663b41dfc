#include "core/vocabulary/ResourceFile.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <bit>
#include <cstring>
#include <string>

namespace core::vocabulary {

namespace {

static_assert(std::endian::native == std::endian::little, "the files are mapped as they are, little-endian");

constexpr std::size_t digestOffset = sizeof(ResourceMagic) + sizeof(ResourceCounts);
constexpr std::size_t headerSize = digestOffset + sizeof(Digest);
static_assert(headerSize == 64);

Digest digestOf(std::string_view counted, std::string_view payload)
{
    Sha256 hash;
    hash.add(counted);
    hash.add(payload);
    return hash.finish();
}

std::array<char, digestOffset> headOf(const ResourceMagic &magic, const ResourceCounts &counts)
{
    std::array<char, digestOffset> head;
    std::memcpy(head.data(), magic.data(), sizeof(magic));
    std::memcpy(head.data() + sizeof(magic), counts.data(), sizeof(counts));
    return head;
}

} // namespace

Digest digestOfResource(const ResourceMagic &magic, const ResourceCounts &counts, std::string_view payload)
{
    const auto head = headOf(magic, counts);
    return digestOf({head.data(), head.size()}, payload);
}

std::string resourceBytes(const ResourceMagic &magic, const ResourceCounts &counts, std::string_view payload)
{
    const auto head = headOf(magic, counts);
    const Digest digest = digestOf({head.data(), head.size()}, payload);
    std::string bytes(head.data(), head.size());
    bytes += bytesOf(digest);
    bytes += payload;
    return bytes;
}

std::span<const std::byte> ResourceFile::payload() const
{
    const auto all = memory.empty() ? file.bytes() : std::as_bytes(std::span(memory)).first(memoryBytes);
    return all.subspan(headerSize);
}

Result<void> writeResource(const std::filesystem::path &path,
                           const ResourceMagic &magic,
                           const ResourceCounts &counts,
                           std::string_view payload)
{
    return writeResource(path, magic, counts, std::span(&payload, 1));
}

Result<void> writeResource(const std::filesystem::path &path,
                           const ResourceMagic &magic,
                           const ResourceCounts &counts,
                           std::span<const std::string_view> payload)
{
    const auto head = headOf(magic, counts);
    Sha256 hash;
    hash.add(std::string_view(head.data(), head.size()));
    for (const std::string_view piece : payload)
        hash.add(piece);
    const Digest digest = hash.finish();

    // Replaces the old file: a process that has it mapped must not see a change.
    KEYSEED_ASSIGN(auto file, NewFile::at(path));
    for (const std::string_view part : {std::string_view(head.data(), head.size()), bytesOf(digest)})
        KEYSEED_TRY(file.write(part));
    for (const std::string_view piece : payload)
        KEYSEED_TRY(file.write(piece));
    return file.finish();
}

namespace {

// Reads the head and compares its digest with the bytes. Errors: Io, without the name of the file.
Result<ResourceFile> headIn(std::string_view all, const ResourceMagic &magic, std::string_view what)
{
    if (all.size() < headerSize || std::memcmp(all.data(), magic.data(), sizeof(magic)) != 0)
        return fail(ErrorCode::Io, "not a " + std::string(what) + " of this version; build it again");
    ResourceFile resource;
    std::memcpy(resource.counts.data(), all.data() + sizeof(magic), sizeof(resource.counts));
    std::memcpy(resource.digest.data(), all.data() + digestOffset, sizeof(resource.digest));
    if (digestOf(all.substr(0, digestOffset), all.substr(headerSize)) != resource.digest)
        return fail(ErrorCode::Io,
                    "this " + std::string(what)
                        + " is damaged: its bytes do not match the digest in its head; build it again");
    return resource;
}

} // namespace

Result<ResourceFile>
openResource(const std::filesystem::path &path, const ResourceMagic &magic, std::string_view what)
{
    KEYSEED_ASSIGN(const auto opened, InputFile::open(path, mostbytes::resource));
    KEYSEED_ASSIGN(auto mapped, MappedFile::of(opened));
    const auto bytes = mapped.bytes();
    auto resource = headIn({reinterpret_cast<const char *>(bytes.data()), bytes.size()}, magic, what);
    if (!resource)
        return fail(inPlace(path.string(), resource.error()));
    resource->file = std::move(mapped);
    return resource;
}

Result<ResourceFile>
resourceInMemory(std::string_view bytes, const ResourceMagic &magic, std::string_view what)
{
    KEYSEED_ASSIGN(auto resource, headIn(bytes, magic, what));
    resource.memory.resize(bytes.size() / sizeof(ResourceFile::Block) + 1);
    resource.memoryBytes = bytes.size();
    std::memcpy(resource.memory.data(), bytes.data(), bytes.size());
    return resource;
}

std::optional<Digest> digestInHead(const std::filesystem::path &path, const ResourceMagic &magic)
{
    const auto file = InputFile::open(path, mostbytes::resource);
    std::array<char, headerSize> head = {};
    if (!file || system::readAt(file->descriptor(), head, 0) != std::int64_t{head.size()}
        || std::memcmp(head.data(), magic.data(), magic.size()) != 0)
        return std::nullopt;
    Digest digest;
    std::memcpy(digest.data(), head.data() + digestOffset, digest.size());
    return digest;
}

std::optional<Digest> digestInHead(std::string_view firstBytes)
{
    if (firstBytes.size() < headerSize)
        return std::nullopt;
    Digest digest;
    std::memcpy(digest.data(), firstBytes.data() + digestOffset, digest.size());
    return digest;
}

bool hasMagic(const std::filesystem::path &path, const ResourceMagic &magic)
{
    const auto file = InputFile::open(path, mostbytes::resource);
    ResourceMagic found = {};
    return file && system::readAt(file->descriptor(), found, 0) == std::int64_t{found.size()}
           && found == magic;
}

} // namespace core::vocabulary
