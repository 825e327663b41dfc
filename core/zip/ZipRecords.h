#pragma once

#include "core/zip/ZipFields.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::zip {

// The records of a zip archive as they are written (APPNOTE.TXT 6.3.10, 4.3.7 to 4.3.16). Nothing is judged
// here but the mark of a record and its length. Views live as long as the bytes.

inline constexpr std::uint16_t stored = 0;
inline constexpr std::uint16_t deflated = 8;

/// Bits of the general purpose flags (4.4.4).
namespace flag {
inline constexpr std::uint16_t encrypted = 1U << 0U;
inline constexpr std::uint16_t deflateSpeed = 1U << 1U | 1U << 2U;
inline constexpr std::uint16_t sizesBehindData = 1U << 3U;
inline constexpr std::uint16_t stronglyEncrypted = 1U << 6U;
inline constexpr std::uint16_t utf8 = 1U << 11U;
inline constexpr std::uint16_t hiddenDirectory = 1U << 13U;
} // namespace flag

inline constexpr std::size_t endBytes = 22;         ///< of the end record, without a comment
inline constexpr std::size_t wideEndBytes = 56;     ///< of the zip64 end record
inline constexpr std::size_t wideLocatorBytes = 20; ///< of the zip64 locator
inline constexpr std::size_t localHeaderBytes = 30; ///< of a local header, without name and extra fields
inline constexpr std::string_view endMark = "PK\x05\x06";
inline constexpr std::uint32_t wideLocatorMark = 0x07064b50;
inline constexpr std::uint32_t wideNumber = 0xFFFFFFFF; ///< a number that stands among the extra fields

/// An entry as the central directory or its own local header describes it.
struct EntryRecord
{
    std::uint16_t madeBy = 0; ///< of the directory only
    std::uint16_t versionNeeded = 0;
    std::uint16_t flags = 0;
    std::uint16_t method = 0;
    std::uint32_t time = 0;
    std::uint32_t checksum = 0; ///< CRC-32 of the unpacked bytes
    std::uint32_t packed = 0;   ///< bytes in the archive
    std::uint32_t unpacked = 0;
    std::uint16_t commentBytes = 0; ///< of the directory only, as all below but name and extras
    std::uint16_t disk = 0;
    std::uint32_t attributes = 0;
    std::uint32_t offset = 0; ///< of the local header
    std::string_view name;
    std::string_view extras;

    bool isFolder() const { return name.ends_with('/'); }
    /// The type of file that Unix writes into the attributes, such as unixLink; 0: not given.
    std::uint32_t unixType() const { return attributes >> 28U; }
    bool isDosFolder() const { return (attributes & 0x10U) != 0; }
};

inline constexpr std::uint32_t unixFolder = 0x4;
inline constexpr std::uint32_t unixFile = 0x8;
inline constexpr std::uint32_t unixLink = 0xA;

/// Reads an entry of the central directory and passes its comment. Empty if there is none or when it is cut
/// off.
std::optional<EntryRecord> readDirectoryEntry(ZipFields &fields);

/// Reads a local header, to where the data begin. Empty as above.
std::optional<EntryRecord> readLocalHeader(ZipFields &fields);

/// The sizes that stand behind the data of an entry.
struct DataDescriptor
{
    std::uint32_t checksum = 0;
    std::uint32_t packed = 0;
    std::uint32_t unpacked = 0;
};
std::optional<DataDescriptor> readDataDescriptor(ZipFields &fields);

/// The end of an archive: where its central directory is.
struct EndRecord
{
    bool isOneDisk = false; ///< the archive is not split
    std::uint64_t entriesHere = 0;
    std::uint64_t entries = 0;
    std::uint64_t directoryBytes = 0;
    std::uint64_t directoryOffset = 0;
    std::uint16_t commentBytes = 0;       ///< of the plain end only
    std::uint64_t recordBytes = endBytes; ///< that the record has by its own account
};

/// Reads the plain end record.
std::optional<EndRecord> readEnd(ZipFields &fields);

/// Returns whether a number of the plain end says that the zip64 end has it.
bool needsWideEnd(const EndRecord &end);

/// The zip64 locator, which stands in front of the plain end.
struct WideLocator
{
    std::uint64_t offset = 0; ///< of the zip64 end
    std::uint32_t disks = 0;
};
/// Reads the locator of an end on the first disk.
std::optional<WideLocator> readWideLocator(ZipFields &fields);

/// Reads the zip64 end, for archives above 4 GiB or 65,535 entries.
std::optional<EndRecord> readWideEnd(ZipFields &fields);

} // namespace core::zip
