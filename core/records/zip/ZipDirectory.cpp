#include "core/records/zip/ZipDirectory.h"

#include "core/base/Result.h"
#include "core/records/text/Decoder.h"
#include "core/zip/ZipRecords.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t longestComment = 0xFFFF;
constexpr std::size_t mostEntries = 100'000;
constexpr std::uint64_t mostDirectoryBytes = std::uint64_t{64} << 20;

/// The bytes of the central directory.
struct Extent
{
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

zip::ZipFields fieldsOf(std::string_view bytes, std::size_t offset = 0)
{
    return {std::as_bytes(std::span(bytes.data(), bytes.size())), offset};
}

tl::unexpected<ReadError> broken()
{
    return fail({.what = "the zip archive is damaged or cut off (its list of files does not fit what is in "
                         "it); copy or export it again"});
}

/// Whether an entry is a folder, a hidden file or a resource fork of macOS.
bool isHidden(std::string_view name)
{
    return name.empty() || name.ends_with('/') || name.starts_with("__MACOSX/") || name.starts_with('.')
           || (name.find("/.") != std::string_view::npos && name != "_rels/.rels");
}

/// Reads where the directory of a large archive is; `tail` ends where the plain end begins.
ReadResult<Extent> wideExtent(const FileBytes &file, std::string_view tail)
{
    if (tail.size() < zip::wideLocatorBytes)
        return broken();
    auto locatorFields = fieldsOf(tail, tail.size() - zip::wideLocatorBytes);
    const auto locator = zip::readWideLocator(locatorFields);
    if (!locator || locator->offset > static_cast<std::uint64_t>(file.size()))
        return broken();
    KEYSEED_ASSIGN(const auto bytes,
                   file.bytesAt(static_cast<std::int64_t>(locator->offset), zip::wideEndBytes));
    auto fields = fieldsOf(bytes);
    const auto end = zip::readWideEnd(fields);
    return end ? ReadResult<Extent>({end->directoryOffset, end->directoryBytes}) : broken();
}

ReadResult<Extent> findDirectory(const FileBytes &file)
{
    constexpr std::size_t searched = zip::endBytes + longestComment + zip::wideLocatorBytes;
    const std::int64_t from = std::max<std::int64_t>(0, file.size() - std::int64_t{searched});
    KEYSEED_ASSIGN(const auto tail, file.bytesAt(from, searched));
    const std::size_t at = tail.rfind(zip::endMark);
    if (at == std::string::npos)
        return broken();
    auto fields = fieldsOf(tail, at);
    const auto end = zip::readEnd(fields);
    if (!end)
        return broken();
    if (zip::needsWideEnd(*end)) {
        // A small archive may have exactly 65,535 files.
        if (auto wide = wideExtent(file, std::string_view(tail).substr(0, at));
            wide || end->entriesHere != 0xFFFF)
            return wide;
    }
    return Extent{end->directoryOffset, end->directoryBytes};
}

/// Reads the numbers that do not fit into 32 bits from the extra fields (4.5.3), where they stand in this
/// order.
void takeWideNumbers(ZipEntry &entry, std::string_view extras)
{
    constexpr std::uint16_t wideSizes = 0x0001;
    auto fields = fieldsOf(extras);
    auto offset = static_cast<std::uint64_t>(entry.offset);
    while (!fields.isAtEnd()) {
        const std::uint16_t id = fields.u16();
        auto field = fieldsOf(fields.text(fields.u16()));
        for (std::uint64_t *number : {&entry.data.unpacked, &entry.data.packed, &offset})
            if (id == wideSizes && *number == zip::wideNumber)
                *number = std::min<std::uint64_t>(field.u64(), INT64_MAX);
    }
    entry.offset = static_cast<std::int64_t>(offset);
}

/// Decodes a name. Unix programs write UTF-8 without saying so, Windows in Western Europe code page 850,
/// whose letters stand where code page 437 of the specification has them.
std::string nameOf(const zip::EntryRecord &entry)
{
    const bool isUtf8Name = (entry.flags & zip::flag::utf8) != 0 || isUtf8(entry.name);
    std::string name = decodedAnyway(entry.name, isUtf8Name ? "UTF-8" : "ibm-850", false);
    const bool isOfDos = entry.madeBy >> 8U == 0;
    if (isOfDos && name.find('/') == std::string::npos)
        std::ranges::replace(name, '\\', '/');
    return name;
}

/// Returns the error of an entry that cannot be read.
std::optional<ReadError> problemOf(const zip::EntryRecord &entry)
{
    constexpr std::uint16_t encrypted =
        zip::flag::encrypted | zip::flag::stronglyEncrypted | zip::flag::hiddenDirectory;
    if ((entry.flags & encrypted) != 0)
        return ReadError{.what = "the archive is encrypted; unpack it with its password first"};
    if (entry.method != zip::stored && entry.method != zip::deflated)
        return ReadError{.what = "the archive is packed in a way that is not read (method "
                                 + std::to_string(entry.method)
                                 + "); unpack it, or pack it as a plain zip file"};
    return std::nullopt;
}

ZipEntry entryOf(const zip::EntryRecord &record)
{
    ZipEntry entry{.name = nameOf(record),
                   .offset = record.offset,
                   .data = {.isDeflated = record.method == zip::deflated,
                            .packed = record.packed,
                            .unpacked = record.unpacked,
                            .checksum = record.checksum}};
    takeWideNumbers(entry, record.extras);
    return entry;
}

/// Whether no two entries share bytes, as in archives that are made to unpack to more than any disk holds.
bool standApart(std::vector<std::pair<std::int64_t, std::int64_t>> &extents, std::uint64_t directory)
{
    constexpr auto headerBytes = static_cast<std::int64_t>(zip::localHeaderBytes);
    std::ranges::sort(extents);
    const auto end = static_cast<std::int64_t>(directory);
    std::int64_t reached = 0;
    for (const auto &[offset, packed] : extents) {
        if (offset < reached || offset > end - headerBytes || packed > end - headerBytes - offset)
            return false;
        reached = offset + headerBytes + packed;
    }
    return true;
}

ReadResult<std::vector<ZipEntry>> entriesOf(std::string_view bytes, std::uint64_t directory)
{
    std::vector<ZipEntry> entries;
    std::vector<std::pair<std::int64_t, std::int64_t>> extents;
    auto fields = fieldsOf(bytes);
    while (!fields.isAtEnd()) {
        const auto record = zip::readDirectoryEntry(fields);
        if (!record)
            return broken();
        if (auto problem = problemOf(*record))
            return fail(std::move(*problem));
        ZipEntry entry = entryOf(*record);
        extents.emplace_back(entry.offset, static_cast<std::int64_t>(entry.data.packed));
        if (isHidden(entry.name) || record->unixType() == zip::unixLink)
            continue;
        if (entries.size() == mostEntries)
            return fail(
                {.what = "the archive holds more than 100,000 files; unpack it, and name the folder"});
        entries.push_back(std::move(entry));
    }
    if (!standApart(extents, directory))
        return broken();
    std::ranges::stable_sort(entries, {}, &ZipEntry::name);
    return entries;
}

} // namespace

ReadResult<std::shared_ptr<const ZipDirectory>> ZipDirectory::read(const FileBytes &file)
{
    KEYSEED_ASSIGN(const auto directory, findDirectory(file));
    if (directory.bytes > mostDirectoryBytes || directory.offset > static_cast<std::uint64_t>(file.size()))
        return broken();
    const auto bytes =
        file.bytesAt(static_cast<std::int64_t>(directory.offset), static_cast<std::size_t>(directory.bytes));
    KEYSEED_TRY(bytes);
    if (bytes->size() < directory.bytes)
        return broken();
    KEYSEED_ASSIGN(auto entries, entriesOf(*bytes, directory.offset));
    return std::shared_ptr<const ZipDirectory>(new ZipDirectory(std::move(entries)));
}

const ZipEntry *ZipDirectory::find(std::string_view name) const
{
    const auto found = std::ranges::lower_bound(m_entries, name, {}, &ZipEntry::name);
    return found != m_entries.end() && found->name == name ? &*found : nullptr;
}

ReadResult<void> seekToData(FileBytes &file, const ZipEntry &entry)
{
    constexpr std::size_t mostAtFirst = 1024; // most names and extra fields are short
    constexpr std::size_t most = zip::localHeaderBytes + std::size_t{2} * 0xFFFF;
    for (const std::size_t count : {mostAtFirst, most}) {
        KEYSEED_ASSIGN(const auto bytes, file.bytesAt(entry.offset, count));
        auto fields = fieldsOf(bytes);
        if (zip::readLocalHeader(fields)
            && file.seek(entry.offset + static_cast<std::int64_t>(fields.offset())))
            return {};
    }
    return fail({.what = "the zip archive is damaged or was changed while it was read (a file is not "
                         "where its list says); copy or export it again"});
}

} // namespace core::records
