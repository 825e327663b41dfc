#include "core/zip/ZipRecords.h"

namespace core::zip {

namespace {

constexpr std::uint32_t localHeaderMark = 0x04034b50;
constexpr std::uint32_t descriptorMark = 0x08074b50;
constexpr std::uint32_t directoryEntryMark = 0x02014b50;
constexpr std::uint32_t wideEndMark = 0x06064b50;
constexpr std::uint32_t plainEndMark = 0x06054b50;

/// Reads what a directory entry and a local header have in common.
void readCommon(ZipFields &fields, EntryRecord &entry)
{
    entry.versionNeeded = fields.u16();
    entry.flags = fields.u16();
    entry.method = fields.u16();
    entry.time = fields.u32();
    entry.checksum = fields.u32();
    entry.packed = fields.u32();
    entry.unpacked = fields.u32();
}

} // namespace

std::optional<EntryRecord> readDirectoryEntry(ZipFields &fields)
{
    EntryRecord entry;
    const bool isEntry = fields.u32() == directoryEntryMark;
    entry.madeBy = fields.u16();
    readCommon(fields, entry);
    const std::uint16_t nameBytes = fields.u16();
    const std::uint16_t extraBytes = fields.u16();
    entry.commentBytes = fields.u16();
    entry.disk = fields.u16();
    fields.skip(2); // whether it is a text
    entry.attributes = fields.u32();
    entry.offset = fields.u32();
    entry.name = fields.text(nameBytes);
    entry.extras = fields.text(extraBytes);
    fields.skip(entry.commentBytes);
    return isEntry && !fields.isShort() ? std::optional(entry) : std::nullopt;
}

std::optional<EntryRecord> readLocalHeader(ZipFields &fields)
{
    EntryRecord entry;
    const bool isEntry = fields.u32() == localHeaderMark;
    readCommon(fields, entry);
    const std::uint16_t nameBytes = fields.u16();
    const std::uint16_t extraBytes = fields.u16();
    entry.name = fields.text(nameBytes);
    entry.extras = fields.text(extraBytes);
    return isEntry && !fields.isShort() ? std::optional(entry) : std::nullopt;
}

std::optional<DataDescriptor> readDataDescriptor(ZipFields &fields)
{
    const bool isDescriptor = fields.u32() == descriptorMark;
    DataDescriptor descriptor;
    descriptor.checksum = fields.u32();
    descriptor.packed = fields.u32();
    descriptor.unpacked = fields.u32();
    return isDescriptor && !fields.isShort() ? std::optional(descriptor) : std::nullopt;
}

std::optional<EndRecord> readEnd(ZipFields &fields)
{
    const bool isEnd = fields.u32() == plainEndMark;
    EndRecord end;
    end.isOneDisk = fields.u32() == 0;
    end.entriesHere = fields.u16();
    end.entries = fields.u16();
    end.directoryBytes = fields.u32();
    end.directoryOffset = fields.u32();
    end.commentBytes = fields.u16();
    return isEnd && !fields.isShort() ? std::optional(end) : std::nullopt;
}

bool needsWideEnd(const EndRecord &end)
{
    constexpr std::uint64_t wideCount = 0xFFFF;
    return end.entriesHere == wideCount || end.entries == wideCount || end.directoryBytes == wideNumber
           || end.directoryOffset == wideNumber;
}

std::optional<WideLocator> readWideLocator(ZipFields &fields)
{
    const bool isLocator = fields.u32() == wideLocatorMark && fields.u32() == 0;
    WideLocator locator;
    locator.offset = fields.u64();
    locator.disks = fields.u32();
    return isLocator && !fields.isShort() ? std::optional(locator) : std::nullopt;
}

std::optional<EndRecord> readWideEnd(ZipFields &fields)
{
    constexpr std::size_t markAndSizeBytes = 12; // which the size leaves out
    const bool isEnd = fields.u32() == wideEndMark;
    EndRecord end;
    end.recordBytes = fields.u64() + markAndSizeBytes;
    fields.skip(4); // versions
    end.isOneDisk = fields.u64() == 0;
    end.entriesHere = fields.u64();
    end.entries = fields.u64();
    end.directoryBytes = fields.u64();
    end.directoryOffset = fields.u64();
    return isEnd && !fields.isShort() ? std::optional(end) : std::nullopt;
}

} // namespace core::zip
