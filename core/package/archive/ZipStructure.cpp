#include "core/package/archive/ZipStructure.h"

#include "core/zip/ZipRecords.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace core::package {

namespace {

constexpr std::uint16_t knownFlags = zip::flag::sizesBehindData | zip::flag::deflateSpeed | zip::flag::utf8;
// 4.5, for large files: unzip and others leave out an entry that asks for more than they know.
constexpr std::uint16_t largestVersionNeeded = 45;

std::optional<std::string> entryProblem(std::size_t number, std::string_view why)
{
    return "entry " + std::to_string(number) + " " + std::string(why);
}

// The header in which an extra field stands.
enum class Place { List, Entry };

// An extra field that states times or owners, and the lengths that its data can have (proginfo/extrafld.txt
// of Info-ZIP). Others give an entry a second name, a comment or a key.
struct KnownExtra
{
    std::uint16_t id;
    std::array<std::uint16_t, 4> inList;
    std::array<std::uint16_t, 4> inEntry;
};
constexpr std::uint16_t unixTimes = 0x5455;
constexpr std::uint16_t ntfsTimes = 0x000a;
constexpr std::array<KnownExtra, 6> knownExtras{{
    {unixTimes, {1, 5, 9, 13}, {1, 5, 9, 13}},    // libarchive repeats all times in the list
    {0x7875, {11, 11, 11, 11}, {11, 11, 11, 11}}, // owner and group
    {0x5855, {8, 8, 8, 8}, {8, 12, 12, 12}},      // times, owner and group
    {0x7855, {0, 0, 0, 0}, {4, 4, 4, 4}},         // owner and group, of the entry only
    {ntfsTimes, {32, 32, 32, 32}, {32, 32, 32, 32}},
    {0xcafe, {0, 0, 0, 0}, {0, 0, 0, 0}}, // the mark of jar
}};

// Times before 1970 are errors for some programs.
bool areLaterThan1970(std::uint16_t id, zip::ZipFields data)
{
    constexpr std::uint64_t ntfs1970 = 116'444'736'000'000'000; // in tenths of a microsecond since 1601
    constexpr std::uint64_t ntfs2100 = 157'469'184'000'000'000;
    if (id == unixTimes) {
        for (data.skip(1); !data.isAtEnd();)
            if (data.u32() > 0x7FFFFFFFU)
                return false;
    } else if (id == ntfsTimes) {
        data.skip(4);
        if (data.u16() != 1 || data.u16() != 24)
            return false;
        while (!data.isAtEnd())
            if (const std::uint64_t time = data.u64(); time < ntfs1970 || time > ntfs2100)
                return false;
    }
    return true;
}

// Returns whether each extra field is a known one of the right length, and none stands twice.
bool hasKnownExtras(std::string_view extras, Place place)
{
    std::set<std::uint16_t> seen;
    const std::span bytes{reinterpret_cast<const std::byte *>(extras.data()), extras.size()};
    zip::ZipFields fields(bytes, 0);
    while (!fields.isAtEnd()) {
        const std::uint16_t id = fields.u16();
        const std::uint16_t length = fields.u16();
        const auto known = std::find_if(
            knownExtras.begin(), knownExtras.end(), [&](const KnownExtra &extra) { return extra.id == id; });
        if (fields.isShort() || known == knownExtras.end() || !seen.insert(id).second)
            return false;
        const auto &lengths = place == Place::List ? known->inList : known->inEntry;
        const std::uint64_t start = fields.offset();
        fields.skip(length);
        if (fields.isShort() || std::find(lengths.begin(), lengths.end(), length) == lengths.end()
            || !areLaterThan1970(
                id, zip::ZipFields(bytes.first(static_cast<std::size_t>(start + length)), start)))
            return false;
    }
    return true;
}

// Returns whether the attributes say the same kind of file as the name, to every program: some read the Unix
// mode of any system, others of Unix alone.
bool hasPlainAttributes(const zip::EntryRecord &entry)
{
    constexpr int dos = 0;
    constexpr int unixSystem = 3;
    const int host = entry.madeBy >> 8U;
    const std::uint32_t type = entry.unixType();
    return (host == dos || host == unixSystem)
           && (type == 0 || type == (entry.isFolder() ? zip::unixFolder : zip::unixFile))
           && (entry.isFolder() || !entry.isDosFolder());
}

// Checks names as strictly as those of a package, on any system; see PackageFiles.h.
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

    /// Returns what is wrong, if anything.
    std::optional<std::string> run();
    /// Moves the entries out, once nothing is wrong.
    std::vector<ZipEntry> takeEntries() { return std::move(m_entries); }

private:
    std::optional<std::string> readEnd();
    std::optional<std::string> readWideEnd(std::size_t plainEnd);
    std::optional<std::string> checkListed(zip::ZipFields &list, std::size_t number);
    std::optional<std::string> checkName(std::string_view name, std::size_t number);
    std::optional<std::string> checkItself(const zip::EntryRecord &listed, std::size_t number);

    std::span<const std::byte> m_zip;
    std::size_t m_maximumEntries;
    std::uint64_t m_count = 0;
    std::uint64_t m_list = 0;    ///< where it begins
    std::uint64_t m_listEnd = 0; ///< and ends
    std::uint64_t m_next = 0;    ///< where the next entry has to begin
    std::set<std::string> m_names;
    std::string_view m_top;
    std::vector<ZipEntry> m_entries;
};

std::optional<std::string> StructureCheck::readEnd()
{
    if (m_zip.size() < zip::endBytes)
        return "is cut short";
    const std::size_t at = m_zip.size() - zip::endBytes;
    zip::ZipFields fields(m_zip, at);
    const auto end = zip::readEnd(fields);
    if (!end || end->commentBytes != 0)
        return "is cut short, or has a comment or something else behind its end";
    if (!end->isOneDisk || end->entriesHere != end->entries)
        return "is one part of several";
    if (zip::needsWideEnd(*end))
        return readWideEnd(at);
    // Some programs follow a locator in front of the end without being told to.
    if (at >= zip::wideLocatorBytes) {
        zip::ZipFields before(m_zip, at - zip::wideLocatorBytes);
        if (before.u32() == zip::wideLocatorMark)
            return "has a second end, for many entries, that its end does not need";
    }
    m_count = end->entries;
    m_list = end->directoryOffset;
    m_listEnd = at;
    return m_list + end->directoryBytes == at
               ? std::nullopt
               : std::optional<std::string>("has a gap behind its list of entries");
}

// More entries than 16 bits count: a text of its own for each of many documents.
std::optional<std::string> StructureCheck::readWideEnd(std::size_t plainEnd)
{
    const std::string problem = "has an end for many entries that fits nothing";
    if (plainEnd < zip::wideLocatorBytes + zip::wideEndBytes)
        return problem;
    const std::size_t locatorAt = plainEnd - zip::wideLocatorBytes;
    zip::ZipFields locatorFields(m_zip, locatorAt);
    const auto locator = zip::readWideLocator(locatorFields);
    if (!locator || locator->disks != 1 || locator->offset != locatorAt - zip::wideEndBytes)
        return problem;
    zip::ZipFields fields(m_zip, locator->offset);
    const auto end = zip::readWideEnd(fields);
    if (!end || end->recordBytes != zip::wideEndBytes || !end->isOneDisk || end->entriesHere != end->entries
        || end->directoryOffset > locator->offset
        || end->directoryBytes != locator->offset - end->directoryOffset)
        return problem;
    m_count = end->entries;
    m_list = end->directoryOffset;
    m_listEnd = locator->offset;
    return std::nullopt;
}

std::optional<std::string> StructureCheck::checkName(std::string_view name, std::size_t number)
{
    if (!isPlainName(name))
        return entryProblem(number, "has a name that no file of a package has");
    const std::string_view top = name.substr(0, name.find('/'));
    if (number == 1)
        m_top = name.find('/') == std::string_view::npos ? std::string_view() : top;
    if (!m_top.empty() && (top != m_top || name.size() == top.size()))
        return entryProblem(number, "lies outside the folder of the others");
    if (!m_names.insert(lowerCase(name)).second)
        return entryProblem(number, "has the name of another entry");
    return std::nullopt;
}

// Checks an entry of the list, and the place that it points to.
std::optional<std::string> StructureCheck::checkListed(zip::ZipFields &list, std::size_t number)
{
    const auto entry = zip::readDirectoryEntry(list);
    if (!entry || entry->commentBytes != 0 || entry->disk != 0)
        return entryProblem(number, "is not as a list of entries has them");
    if ((entry->flags & ~knownFlags) != 0 || (entry->method != zip::stored && entry->method != zip::deflated))
        return entryProblem(number, "is encrypted, or packed by a method other than deflate");
    if (entry->versionNeeded > largestVersionNeeded)
        return entryProblem(number, "asks for a program newer than any that it needs");
    if (!hasKnownExtras(entry->extras, Place::List))
        return entryProblem(number,
                            "has an extra field that is not a time or an owner as zip programs write them");
    if (entry->packed == zip::wideNumber || entry->unpacked == zip::wideNumber)
        return entryProblem(number, "is larger than a file of a package can be");
    if (entry->isFolder() && entry->unpacked != 0)
        return entryProblem(number, "is a folder with content");
    if (!hasPlainAttributes(*entry))
        return entryProblem(number,
                            "is no plain file or folder by its attributes, or another kind by its name");
    // Where stored data end, a program that reads from the front cannot know before their sizes.
    if (entry->method == zip::stored && (entry->flags & zip::flag::sizesBehindData) != 0)
        return entryProblem(number, "is stored, and has its sizes behind it");
    if (entry->method == zip::stored && entry->packed != entry->unpacked)
        return entryProblem(number, "has two sizes");
    if (entry->offset != m_next)
        return entryProblem(number, "does not follow the one before it in the list and in the file alike");
    if (auto problem = checkName(entry->name, number))
        return problem;
    return checkItself(*entry, number);
}

std::optional<std::string> StructureCheck::checkItself(const zip::EntryRecord &listed, std::size_t number)
{
    zip::ZipFields fields(m_zip.first(static_cast<std::size_t>(m_list)), m_next);
    auto own = zip::readLocalHeader(fields);
    const std::uint64_t data = fields.offset();
    fields.skip(listed.packed);
    if (!own || fields.isShort() || !hasKnownExtras(own->extras, Place::Entry))
        return entryProblem(number, "does not begin as an entry does, or ends behind its place");
    if (own->versionNeeded > largestVersionNeeded)
        return entryProblem(number, "asks for a program newer than any that it needs");
    if (own->name != listed.name || own->flags != listed.flags || own->method != listed.method
        || own->time != listed.time)
        return entryProblem(number, "is called, dated or packed otherwise in the list than where it stands");
    if ((own->flags & zip::flag::sizesBehindData) != 0) {
        if (own->checksum != 0 || own->packed != 0
            || (own->unpacked != 0 && own->unpacked != listed.unpacked))
            return entryProblem(number, "has other sizes in the list than where it stands");
        const auto behind = zip::readDataDescriptor(fields);
        if (!behind)
            return entryProblem(number, "has no sizes behind it");
        own->checksum = behind->checksum;
        own->packed = behind->packed;
        own->unpacked = behind->unpacked;
    }
    if (own->checksum != listed.checksum || own->packed != listed.packed || own->unpacked != listed.unpacked)
        return entryProblem(number, "has other sizes in the list than where it stands");
    m_next = fields.offset();
    m_entries.push_back({.name = std::string(listed.name),
                         .unixType = listed.unixType(),
                         .offset = data,
                         .data = {.isDeflated = listed.method == zip::deflated,
                                  .packed = listed.packed,
                                  .unpacked = listed.unpacked,
                                  .checksum = listed.checksum}});
    return std::nullopt;
}

std::optional<std::string> StructureCheck::run()
{
    if (auto problem = readEnd())
        return problem;
    if (m_count == 0)
        return "has no entries";
    if (m_count > m_maximumEntries)
        return "holds more than " + std::to_string(m_maximumEntries) + " entries, which no package does";
    zip::ZipFields list(m_zip.first(static_cast<std::size_t>(m_listEnd)), m_list);
    for (std::uint64_t number = 1; number <= m_count; ++number)
        if (auto problem = checkListed(list, static_cast<std::size_t>(number)))
            return problem;
    if (list.offset() != m_listEnd || m_next != m_list)
        return "has something between its entries and their list, or behind it";
    return std::nullopt;
}

} // namespace

Result<std::vector<ZipEntry>> checkedZipEntries(std::span<const std::byte> zip, std::size_t maximumEntries)
{
    StructureCheck check(zip, maximumEntries);
    if (const auto problem = check.run())
        return fail(ErrorCode::InvalidPackage,
                    "the zip file " + *problem + ": programs would read it differently; fetch it again");
    return check.takeEntries();
}

} // namespace core::package
