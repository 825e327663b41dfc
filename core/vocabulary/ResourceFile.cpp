#include "core/vocabulary/ResourceFile.h"

#include <bit>
#include <cstring>
#include <fstream>
#include <string>
#include <system_error>

namespace core::vocabulary {

namespace {

static_assert(std::endian::native == std::endian::little, "the files are mapped as they are, little-endian");

constexpr std::size_t digestOffset = sizeof(ResourceMagic) + sizeof(ResourceCounts);
constexpr std::size_t headerSize = digestOffset + sizeof(Digest);
static_assert(headerSize == 64);

} // namespace

std::span<const std::byte> ResourceFile::payload() const
{
    return file.bytes().subspan(headerSize);
}

Result<void> writeResource(const std::filesystem::path &path,
                           const ResourceMagic &magic,
                           const ResourceCounts &counts,
                           std::string_view payload)
{
    std::array<char, headerSize> header;
    std::memcpy(header.data(), magic.data(), sizeof(magic));
    std::memcpy(header.data() + sizeof(magic), counts.data(), sizeof(counts));
    Sha256 hash;
    hash.add(std::string_view(header.data(), digestOffset));
    hash.add(payload);
    const Digest digest = hash.finish();
    std::memcpy(header.data() + digestOffset, digest.data(), digest.size());

    // Written aside and renamed: a process that has the old file mapped must not see it change.
    std::filesystem::path part = path;
    part += ".part";
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    file.write(header.data(), static_cast<std::streamsize>(header.size()));
    file.write(payload.data(), static_cast<std::streamsize>(payload.size()));
    file.close();
    std::error_code problem;
    if (file)
        std::filesystem::rename(part, path, problem);
    if (!file || problem) {
        std::error_code ignored;
        std::filesystem::remove(part, ignored);
        return fail(ErrorCode::Io,
                    path.string() + ": cannot be written; check the folder and the free space");
    }
    return {};
}

Result<ResourceFile>
openResource(const std::filesystem::path &path, const ResourceMagic &magic, std::string_view what)
{
    auto file = MappedFile::open(path);
    if (!file)
        return fail(file.error());
    const auto bytes = file->bytes();
    if (bytes.size() < headerSize || std::memcmp(bytes.data(), magic.data(), sizeof(magic)) != 0)
        return fail(ErrorCode::Io,
                    path.string() + ": not a " + std::string(what) + " of this version; build it again");
    ResourceFile resource;
    std::memcpy(resource.counts.data(), bytes.data() + sizeof(magic), sizeof(resource.counts));
    std::memcpy(resource.digest.data(), bytes.data() + digestOffset, sizeof(resource.digest));
    resource.file = std::move(*file);
    return resource;
}

} // namespace core::vocabulary
