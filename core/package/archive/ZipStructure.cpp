#include "core/package/archive/ZipStructure.h"

#include "core/base/ZipFields.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

namespace core::package {

namespace {

constexpr std::uint32_t localMark = 0x04034b50;
constexpr std::uint32_t descriptorMark = 0x08074b50;
constexpr std::uint32_t listMark = 0x02014b50;
constexpr std::uint32_t wideEndMark = 0x06064b50;
constexpr std::uint32_t wideLocatorMark = 0x07064b50;
constexpr std::uint32_t endMark = 0x06054b50;
constexpr std::size_t endBytes = 22;
constexpr std::size_t wideLocatorBytes = 20;
constexpr std::size_t wideEndBytes = 56;

constexpr std::uint16_t sizesBehind = 1U << 3U; // flag: checksum and sizes stand behind the data
constexpr std::uint16_t knownFlags = sizesBehind | 1U << 1U | 1U << 2U | 1U << 11U; // speed of deflate, UTF-8
constexpr std::uint16_t stored = 0;
constexpr std::uint16_t deflated = 8;
// 4.5, for large files: unzip and others leave out an entry that asks for more than they know.
constexpr std::uint16_t largestVersionNeeded = 45;

/// What the list says of an entry, or the entry of itself.
struct ZipEntryFields
{
    std::uint16_t flags = 0;
    std::uint16_t method = 0;
    std::uint32_t time = 0;
    std::uint32_t checksum = 0;
    std::uint32_t packed = 0;
    std::uint32_t size = 0;
    std::uint32_t attributes = 0; ///< of the list only
    std::string_view name;

    bool isFolder() const { return name.ends_with('/'); }
    /// As DOS or as Unix has it.
    bool saysFolder() const { return (attributes & 0x10U) != 0 || (attributes >> 28U) == 4; }
};

std::optional<std::string> entryFault(std::size_t number, std::string_view why)
{
    return "entry " + std::to_string(number) + " " + std::string(why);
}

// Times, owners and, of large files, sizes. Others give an entry a second name, a comment or a key.
bool hasKnownExtras(std::string_view extras)
{
    constexpr std::array<std::uint16_t, 6> known{0x5455, 0x7875, 0x5855, 0x7855, 0x000a, 0xcafe};
    ZipFields fields({reinterpret_cast<const std::byte *>(extras.data()), extras.size()}, 0);
    while (!fields.isAtEnd()) {
        const std::uint16_t id = fields.u16();
        fields.skip(fields.u16());
        if (fields.isShort() || std::find(known.begin(), known.end(), id) == known.end())
            return false;
    }
    return true;
}

// As strict as names of a package are, whatever the system; see PackageFiles.h.
bool isPlainName(std::string_view name)
{
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
               || c == '.' || c == '-' || c == '/';
    };
    return !name.empty() && name.front() != '/' && name.find("//") == std::string_view::npos
           && ("/" + std::string(name) + "/").find("/../") == std::string::npos
           && ("/" + std::string(name) + "/").find("/./") == std::string::npos
           && std::all_of(name.begin(), name.end(), isPlain);
}

std::string lowerCase(std::string_view name)
{
    std::string lower(name);
    for (char &c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (lower.ends_with('/'))
        lower.pop_back();
    return lower;
}

class StructureCheck final
{
public:
    StructureCheck(std::span<const std::byte> zip, std::size_t maximumEntries)
        : m_zip(zip)
        , m_maximumEntries(maximumEntries)
    {}

    /// What is wrong, if anything.
    std::optional<std::string> run();

private:
    std::optional<std::string> readEnd();
    std::optional<std::string> readWideEnd(std::size_t end);
    std::optional<std::string> checkListed(ZipFields &list, std::size_t number);
    std::optional<std::string> checkName(std::string_view name, std::size_t number);
    std::optional<std::string> checkItself(const ZipEntryFields &listed, std::size_t number);

    std::span<const std::byte> m_zip;
    std::size_t m_maximumEntries;
    std::uint64_t m_count = 0;
    std::uint64_t m_list = 0;    ///< where it begins
    std::uint64_t m_listEnd = 0; ///< and ends
    std::uint64_t m_next = 0;    ///< where the next entry has to begin
    std::set<std::string> m_names;
    std::string_view m_top;
};

std::optional<std::string> StructureCheck::readEnd()
{
    if (m_zip.size() < endBytes)
        return "is cut short";
    const std::size_t end = m_zip.size() - endBytes;
    ZipFields fields(m_zip, end);
    const std::uint32_t mark = fields.u32();
    const std::uint32_t disks = fields.u32();
    const std::uint16_t here = fields.u16();
    m_count = fields.u16();
    const std::uint32_t bytes = fields.u32();
    m_list = fields.u32();
    if (mark != endMark || fields.u16() != 0)
        return "is cut short, or has a comment or something else behind its end";
    if (disks != 0 || here != m_count)
        return "is one part of several";
    m_listEnd = end;
    if (m_count == 0xFFFF || bytes == 0xFFFFFFFF || m_list == 0xFFFFFFFF)
        return readWideEnd(end);
    return m_list + bytes == end ? std::nullopt
                                 : std::optional<std::string>("has a gap behind its list of entries");
}

// More entries than 16 bits count: a text of its own for each of many documents.
std::optional<std::string> StructureCheck::readWideEnd(std::size_t end)
{
    constexpr std::string_view fault = "has an end for many entries that fits nothing";
    if (end < wideLocatorBytes + wideEndBytes)
        return std::string(fault);
    ZipFields locator(m_zip, end - wideLocatorBytes);
    const bool isLocator = locator.u32() == wideLocatorMark && locator.u32() == 0;
    const std::uint64_t at = locator.u64();
    if (!isLocator || locator.u32() != 1 || at != end - wideLocatorBytes - wideEndBytes)
        return std::string(fault);
    ZipFields fields(m_zip, at);
    const bool isEnd = fields.u32() == wideEndMark && fields.u64() == wideEndBytes - 12;
    fields.skip(4); // versions
    const bool isWhole = fields.u64() == 0;
    const std::uint64_t here = fields.u64();
    m_count = fields.u64();
    const std::uint64_t bytes = fields.u64();
    m_list = fields.u64();
    m_listEnd = at;
    if (!isEnd || !isWhole || here != m_count || m_list > at || bytes != at - m_list)
        return std::string(fault);
    return std::nullopt;
}

std::optional<std::string> StructureCheck::checkName(std::string_view name, std::size_t number)
{
    if (!isPlainName(name))
        return entryFault(number, "has a name that no file of a package has");
    const std::string_view top = name.substr(0, name.find('/'));
    if (number == 1)
        m_top = name.find('/') == std::string_view::npos ? std::string_view() : top;
    if (!m_top.empty() && (top != m_top || name.size() == top.size()))
        return entryFault(number, "lies outside the folder of the others");
    if (!m_names.insert(lowerCase(name)).second)
        return entryFault(number, "has the name of another entry");
    return std::nullopt;
}

// An entry of the list, and the place it points to.
std::optional<std::string> StructureCheck::checkListed(ZipFields &list, std::size_t number)
{
    ZipEntryFields entry;
    const bool isEntry = list.u32() == listMark;
    list.skip(2); // version that wrote it
    const std::uint16_t versionNeeded = list.u16();
    entry.flags = list.u16();
    entry.method = list.u16();
    entry.time = list.u32();
    entry.checksum = list.u32();
    entry.packed = list.u32();
    entry.size = list.u32();
    const std::uint16_t nameLength = list.u16();
    const std::uint16_t extraLength = list.u16();
    const std::uint16_t commentLength = list.u16();
    const std::uint16_t disk = list.u16();
    list.skip(2); // internal attributes
    entry.attributes = list.u32();
    const std::uint32_t offset = list.u32();
    entry.name = list.text(nameLength);
    const std::string_view extras = list.text(extraLength);
    if (!isEntry || list.isShort() || commentLength != 0 || disk != 0)
        return entryFault(number, "is not as a list of entries has them");
    if ((entry.flags & ~knownFlags) != 0 || (entry.method != stored && entry.method != deflated))
        return entryFault(number, "is encrypted, or packed by a method other than deflate");
    if (versionNeeded > largestVersionNeeded)
        return entryFault(number, "asks for a program newer than any that it needs");
    if (!hasKnownExtras(extras))
        return entryFault(number, "has an extra field that says more than time and owner");
    if (entry.packed == 0xFFFFFFFF || entry.size == 0xFFFFFFFF)
        return entryFault(number, "is larger than a file of a package can be");
    if (entry.isFolder() && entry.size != 0)
        return entryFault(number, "is a folder with content");
    if (entry.saysFolder() && !entry.isFolder())
        return entryFault(number, "is a file by its name and a folder by its attributes");
    if (entry.method == stored && entry.packed != entry.size)
        return entryFault(number, "has two sizes");
    if (offset != m_next)
        return entryFault(number, "does not follow the one before it in the list and in the file alike");
    if (auto fault = checkName(entry.name, number))
        return fault;
    return checkItself(entry, number);
}

std::optional<std::string> StructureCheck::checkItself(const ZipEntryFields &listed, std::size_t number)
{
    ZipFields fields(m_zip.first(static_cast<std::size_t>(m_list)), m_next);
    ZipEntryFields own;
    const bool isEntry = fields.u32() == localMark;
    const std::uint16_t versionNeeded = fields.u16();
    own.flags = fields.u16();
    own.method = fields.u16();
    own.time = fields.u32();
    own.checksum = fields.u32();
    own.packed = fields.u32();
    own.size = fields.u32();
    const std::uint16_t nameLength = fields.u16();
    const std::uint16_t extraLength = fields.u16();
    own.name = fields.text(nameLength);
    const std::string_view extras = fields.text(extraLength);
    fields.skip(listed.packed);
    if (!isEntry || fields.isShort() || !hasKnownExtras(extras))
        return entryFault(number, "does not begin as an entry does, or ends behind its place");
    if (versionNeeded > largestVersionNeeded)
        return entryFault(number, "asks for a program newer than any that it needs");
    if (own.name != listed.name || own.flags != listed.flags || own.method != listed.method
        || own.time != listed.time)
        return entryFault(number, "is called, dated or packed otherwise in the list than where it stands");
    if ((own.flags & sizesBehind) != 0) {
        if (own.checksum != 0 || own.packed != 0 || (own.size != 0 && own.size != listed.size))
            return entryFault(number, "has other sizes in the list than where it stands");
        if (fields.u32() != descriptorMark)
            return entryFault(number, "has no sizes behind it");
        own.checksum = fields.u32();
        own.packed = fields.u32();
        own.size = fields.u32();
    }
    if (fields.isShort() || own.checksum != listed.checksum || own.packed != listed.packed
        || own.size != listed.size)
        return entryFault(number, "has other sizes in the list than where it stands");
    m_next = fields.offset();
    return std::nullopt;
}

std::optional<std::string> StructureCheck::run()
{
    if (auto fault = readEnd())
        return fault;
    if (m_count == 0)
        return "has no entries";
    if (m_count > m_maximumEntries)
        return "holds more than " + std::to_string(m_maximumEntries) + " entries, which no package does";
    ZipFields list(m_zip.first(static_cast<std::size_t>(m_listEnd)), m_list);
    for (std::uint64_t number = 1; number <= m_count; ++number)
        if (auto fault = checkListed(list, static_cast<std::size_t>(number)))
            return fault;
    if (list.offset() != m_listEnd || m_next != m_list)
        return "has something between its entries and their list, or behind it";
    return std::nullopt;
}

} // namespace

Result<void> checkZipStructure(std::span<const std::byte> zip, std::size_t maximumEntries)
{
    if (const auto fault = StructureCheck(zip, maximumEntries).run())
        return fail(ErrorCode::InvalidPackage,
                    "the zip file " + *fault + ": programs would read it differently; fetch it again");
    return {};
}

} // namespace core::package
