#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/archive/ZipStructure.h"
#include "core/zip/ZipRecords.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>

namespace core::package {

namespace fs = std::filesystem;

namespace {

Result<std::vector<ZipEntry>> entriesOf(const InputFile &file, const ZipLimits &limits)
{
    KEYSEED_ASSIGN(const auto mapped, MappedFile::of(file));
    const auto bytes = mapped.bytes();
    constexpr std::string_view start = "PK\x03\x04";
    if (bytes.size() < start.size() || std::memcmp(bytes.data(), start.data(), start.size()) != 0)
        return fail(ErrorCode::InvalidPackage,
                    file.path().string() + ": is no zip file; name the folder or the zip file of a package");
    auto entries = checkedZipEntries(bytes, limits.entries);
    if (!entries)
        return fail(inPlace(file.path().string(), entries.error()));
    return entries;
}

/// Limits decompression, since a small file can hold a very large one. Texts compress to about a tenth, those
/// of the template writer to at least a hundredth.
std::uint64_t plausibleBytes(std::uint64_t packed, const ZipLimits &limits)
{
    constexpr std::uint64_t largestRatio = 200;
    constexpr std::uint64_t always = std::uint64_t{16} << 20;
    return packed > limits.totalBytes ? limits.totalBytes
                                      : std::min(limits.totalBytes, packed * largestRatio + always);
}

/// Takes the top folder off names; returns nothing for that folder itself.
class TopFolder final
{
public:
    std::optional<std::string> nameBelow(const std::string &path)
    {
        const std::size_t slash = path.find('/');
        const std::string top = path.substr(0, slash);
        if (slash == std::string::npos || top.empty() || top == "." || top == "..")
            return path;
        if (m_name.empty())
            m_name = top;
        if (top != m_name)
            return path;
        if (slash + 1 == path.size())
            return std::nullopt;
        return path.substr(slash + 1);
    }

private:
    std::string m_name;
};

PackageEntry::Kind kindOf(const ZipEntry &entry)
{
    if (entry.unixType == zip::unixLink)
        return PackageEntry::Kind::Link;
    if (entry.name.ends_with('/'))
        return PackageEntry::Kind::Folder;
    return entry.unixType == 0 || entry.unixType == zip::unixFile ? PackageEntry::Kind::File
                                                                  : PackageEntry::Kind::Other;
}

class ZipWalk final
{
public:
    ZipWalk(const InputFile &file, const ZipLimits &limits)
        : m_descriptor(file.descriptor())
        , m_file(file.path().string())
        , m_maximumBytes(plausibleBytes(file.size(), limits))
    {}

    /// Errors: as forEachInZip.
    Result<void> visit(const ZipEntry &entry, const OnEntry &onEntry);

private:
    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const;
    Result<void> readData(const ZipEntry &entry, const OnBytes &onBytes);

    int m_descriptor;
    std::string m_file;
    std::uint64_t m_maximumBytes;
    TopFolder m_top;
    std::uint64_t m_bytes = 0;
    bool m_tooLarge = false;
};

Result<std::size_t> ZipWalk::readAt(std::uint64_t offset, std::span<char> buffer) const
{
    const std::int64_t got = system::readAt(m_descriptor, buffer, offset);
    return got >= 0 ? Result<std::size_t>(static_cast<std::size_t>(got))
                    : fail(ioError(m_file, "cannot be read", errno));
}

Result<void> ZipWalk::readData(const ZipEntry &entry, const OnBytes &onBytes)
{
    zip::Unpacker unpacker(entry.data);
    std::uint64_t offset = entry.offset;
    const auto readPacked = [&](std::span<char> packed) {
        auto count = readAt(offset, packed);
        offset += count.value_or(0);
        return count;
    };
    std::array<char, std::size_t{1} << 16> buffer;
    for (;;) {
        KEYSEED_ASSIGN(const auto count, unpacker.read(readPacked, buffer));
        if (!count || (*count == 0 && unpacker.unusedBytes() > 0))
            return fail(ErrorCode::InvalidPackage,
                        "cannot be unpacked: its data are damaged, or do not fit its size or its checksum");
        if (*count == 0)
            return {};
        // The limit applies to the decompressed bytes, not to the sizes in the headers.
        m_bytes += *count;
        if (m_bytes > m_maximumBytes) {
            m_tooLarge = true;
            return fail(ErrorCode::InvalidPackage, "is too large");
        }
        KEYSEED_TRY(onBytes({buffer.data(), *count}));
    }
}

Result<void> ZipWalk::visit(const ZipEntry &entry, const OnEntry &onEntry)
{
    const std::optional<std::string> name = m_top.nameBelow(entry.name);
    const PackageEntry::Kind kind = kindOf(entry);
    // The folders of a package may have entries of their own, as zip and jar write them.
    const bool isOwnFolder = !name || *name == std::string(files::textFolder) + "/";
    if (isOwnFolder && kind == PackageEntry::Kind::Folder)
        return {};
    const auto read = [&](const OnBytes &onBytes) { return readData(entry, onBytes); };
    auto going = onEntry({name.value_or(entry.name), kind, read});
    if (m_tooLarge)
        return fail(ErrorCode::InvalidPackage,
                    m_file + ": unpacks to more than " + std::to_string(m_maximumBytes)
                        + " bytes, which no package does; do not open it");
    return going;
}

} // namespace

Result<void> forEachInZip(const fs::path &file, const ZipLimits &limits, const OnEntry &onEntry)
{
    // The file is opened once, so that the checked file is the one that is read.
    KEYSEED_ASSIGN(const auto opened, InputFile::open(file, mostbytes::zip));
    KEYSEED_ASSIGN(const auto entries, entriesOf(opened, limits));
    ZipWalk walk(opened, limits);
    for (const ZipEntry &entry : entries)
        KEYSEED_TRY(walk.visit(entry, onEntry));
    return {};
}

} // namespace core::package
