#include "core/base/InputFile.h"
#include "core/base/MappedFile.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/archive/ZipStructure.h"
#include "core/package/text/Prose.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cstring>
#include <memory>
#include <optional>

namespace core::package {

namespace fs = std::filesystem;

namespace {

struct FreeReader
{
    void operator()(archive *reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<archive, FreeReader>;

std::string reason(archive *reader)
{
    const char *text = archive_error_string(reader);
    return text ? oneLine(text) : "damaged"; // some of its messages end with a line break
}

// libarchive looks for the end of a zip somewhere near the end of the file, and takes what stands before and
// behind the entries, and what they say of themselves, for granted.
Result<void> checkStructure(const InputFile &file, const ZipLimits &limits)
{
    KEYSEED_ASSIGN(const auto mapped, MappedFile::of(file));
    const auto bytes = mapped.bytes();
    constexpr std::string_view start = "PK\x03\x04";
    if (bytes.size() < start.size() || std::memcmp(bytes.data(), start.data(), start.size()) != 0)
        return fail(ErrorCode::InvalidPackage,
                    file.path().string() + ": is no zip file; name the folder or the zip file of a package");
    if (auto checked = checkZipStructure(bytes, limits.entries); !checked)
        return fail(checked.error().code, file.path().string() + ": " + checked.error().detail);
    return {};
}

/// A small file can hold a very large one. Texts shrink to a tenth or so, even those of the template writer
/// to no less than a hundredth.
std::uint64_t plausibleBytes(std::uint64_t packed, const ZipLimits &limits)
{
    constexpr std::uint64_t largestRatio = 200;
    constexpr std::uint64_t always = std::uint64_t{16} << 20;
    return packed > limits.totalBytes ? limits.totalBytes
                                      : std::min(limits.totalBytes, packed * largestRatio + always);
}

// Without its top folder; nothing for that folder itself.
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

PackageEntry::Kind kindOf(archive_entry *entry)
{
    if (archive_entry_symlink(entry) || archive_entry_hardlink(entry))
        return PackageEntry::Kind::Link;
    switch (archive_entry_filetype(entry)) {
    case AE_IFREG:
        return PackageEntry::Kind::File;
    case AE_IFDIR:
        return PackageEntry::Kind::Folder;
    case AE_IFLNK:
        return PackageEntry::Kind::Link;
    default:
        return PackageEntry::Kind::Other;
    }
}

class ZipWalk final
{
public:
    ZipWalk(const InputFile &file, const ZipLimits &limits)
        : m_descriptor(file.descriptor())
        , m_file(file.path().string())
        , m_maximumBytes(plausibleBytes(file.size(), limits))
        , m_reader(archive_read_new())
    {}

    Result<void> walk(const OnEntry &onEntry);

private:
    Result<void> readData(const OnBytes &onBytes);
    Result<void> visit(archive_entry *entry, const OnEntry &onEntry);
    Error damaged() const;

    int m_descriptor;
    std::string m_file;
    std::uint64_t m_maximumBytes;
    Reader m_reader;
    TopFolder m_top;
    std::uint64_t m_bytes = 0;
    bool m_tooLarge = false;
};

Error ZipWalk::damaged() const
{
    return {ErrorCode::InvalidPackage,
            m_file + ": the zip file is damaged (" + reason(m_reader.get()) + "); fetch it again"};
}

Result<void> ZipWalk::readData(const OnBytes &onBytes)
{
    std::array<char, std::size_t{1} << 16> buffer;
    for (;;) {
        const la_ssize_t got = archive_read_data(m_reader.get(), buffer.data(), buffer.size());
        if (got < 0)
            return fail(ErrorCode::InvalidPackage, "cannot be unpacked: " + reason(m_reader.get()));
        if (got == 0)
            return {};
        // What is counted is what comes out, whatever the headers say.
        m_bytes += static_cast<std::uint64_t>(got);
        if (m_bytes > m_maximumBytes) {
            m_tooLarge = true;
            return fail(ErrorCode::InvalidPackage, "is too large");
        }
        KEYSEED_TRY(onBytes({buffer.data(), static_cast<std::size_t>(got)}));
    }
}

Result<void> ZipWalk::visit(archive_entry *entry, const OnEntry &onEntry)
{
    const char *path = archive_entry_pathname(entry);
    const std::optional<std::string> name = m_top.nameBelow(path ? path : "");
    const PackageEntry::Kind kind = kindOf(entry);
    // Its own folders may have entries of their own, as zip and jar write them.
    const bool isOwnFolder = !name || *name == std::string(files::textFolder) + "/";
    if (isOwnFolder && kind == PackageEntry::Kind::Folder)
        return {};
    const auto read = [this](const OnBytes &onBytes) { return readData(onBytes); };
    auto going = onEntry({name.value_or(path ? path : ""), kind, read});
    if (m_tooLarge)
        return fail(ErrorCode::InvalidPackage,
                    m_file + ": unpacks to more than " + std::to_string(m_maximumBytes)
                        + " bytes, which no package does; do not open it");
    return going;
}

Result<void> ZipWalk::walk(const OnEntry &onEntry)
{
    // Only by the central directory: the streaming reader would also take half a file.
    archive_read_support_format_zip_seekable(m_reader.get());
    if (archive_read_open_fd(m_reader.get(), m_descriptor, std::size_t{1} << 16) != ARCHIVE_OK)
        return fail(damaged());
    for (;;) {
        archive_entry *entry = nullptr;
        const int status = archive_read_next_header(m_reader.get(), &entry);
        if (status == ARCHIVE_EOF)
            return {};
        if (status < ARCHIVE_WARN || !entry)
            return fail(damaged());
        KEYSEED_TRY(visit(entry, onEntry));
    }
}

} // namespace

Result<void> forEachInZip(const fs::path &file, const ZipLimits &limits, const OnEntry &onEntry)
{
    // Opened once: what was checked is what is read, whatever lies at its path by then.
    KEYSEED_ASSIGN(const auto opened, InputFile::open(file, mostbytes::zip));
    KEYSEED_TRY(checkStructure(opened, limits));
    return ZipWalk(opened, limits).walk(onEntry);
}

} // namespace core::package
