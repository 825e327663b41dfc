#include "core/records/zip/ZipDirectory.h"

#include "core/base/Result.h"
#include "core/base/ZipFields.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace core::records {

namespace {

constexpr std::uint32_t entryMark = 0x02014b50;
constexpr std::uint32_t wideEndMark = 0x06064b50;
constexpr std::uint32_t wideLocatorMark = 0x07064b50;
constexpr std::string_view endMark = "PK\x05\x06";
constexpr std::size_t endBytes = 22;
constexpr std::size_t wideLocatorBytes = 20;
constexpr std::size_t wideEndBytes = 56;
constexpr std::size_t longestComment = 0xFFFF;
constexpr std::int64_t localHeaderBytes = 30; // without the name

constexpr std::size_t mostEntries = 100'000;
constexpr std::uint64_t mostListBytes = std::uint64_t{64} << 20;

/// Where the list is.
struct Extent
{
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

ZipFields fieldsOf(std::string_view bytes, std::size_t offset = 0)
{
    return {std::as_bytes(std::span(bytes.data(), bytes.size())), offset};
}

tl::unexpected<ReadError> broken()
{
    return fail({.what = "the zip archive is damaged or cut off (its list of files does not fit what is in "
                         "it); copy or export it again"});
}

/// What programs put beside the files: resource forks of macOS, hidden files, folders.
bool isHidden(std::string_view name)
{
    return name.empty() || name.ends_with('/') || name.starts_with("__MACOSX/") || name.starts_with('.')
           || (name.find("/.") != std::string_view::npos && name != "_rels/.rels");
}

/// Of more than 65,535 files or 4 GiB; `tail` ends where the plain end of the list begins.
ReadResult<Extent> wideExtent(const FileBytes &file, std::string_view tail)
{
    if (tail.size() < wideLocatorBytes)
        return broken();
    ZipFields locator = fieldsOf(tail, tail.size() - wideLocatorBytes);
    const bool isLocator = locator.u32() == wideLocatorMark && locator.u32() == 0;
    const std::uint64_t offset = locator.u64();
    if (!isLocator || offset > static_cast<std::uint64_t>(file.size()))
        return broken();
    KEYSEED_ASSIGN(const auto bytes, file.bytesAt(static_cast<std::int64_t>(offset), wideEndBytes));
    ZipFields fields = fieldsOf(bytes);
    const bool isEnd = fields.u32() == wideEndMark;
    fields.skip(8 + 4 + 8 + 8 + 8); // its size, versions, disks, entries on this one and in all
    Extent list;
    list.bytes = fields.u64();
    list.offset = fields.u64();
    if (!isEnd || fields.isShort())
        return broken();
    return list;
}

ReadResult<Extent> findList(const FileBytes &file)
{
    constexpr std::size_t searched = endBytes + longestComment + wideLocatorBytes;
    const std::int64_t from = std::max<std::int64_t>(0, file.size() - std::int64_t{searched});
    KEYSEED_ASSIGN(const auto tail, file.bytesAt(from, searched));
    const std::size_t end = tail.rfind(endMark);
    if (end == std::string::npos || tail.size() - end < endBytes)
        return broken();
    ZipFields fields = fieldsOf(tail, end + endMark.size());
    fields.skip(4); // disks
    const std::uint16_t here = fields.u16();
    const std::uint16_t count = fields.u16();
    Extent list;
    list.bytes = fields.u32();
    list.offset = fields.u32();
    if (here == 0xFFFF || count == 0xFFFF || list.bytes == 0xFFFFFFFF || list.offset == 0xFFFFFFFF) {
        // A small archive may have just so many files.
        if (auto wide = wideExtent(file, std::string_view(tail).substr(0, end)); wide || here != 0xFFFF)
            return wide;
    }
    return list;
}

/// Sizes and the place of what is larger than 32 bits say stand among the extra fields (4.5.3), in this
/// order.
void takeWide(ZipEntry &entry, std::string_view extras)
{
    constexpr std::uint16_t wideSizes = 0x0001;
    ZipFields fields = fieldsOf(extras);
    while (!fields.isAtEnd()) {
        const std::uint16_t id = fields.u16();
        ZipFields field = fieldsOf(fields.text(fields.u16()));
        for (std::int64_t *number : {&entry.unpacked, &entry.packed, &entry.offset})
            if (id == wideSizes && *number == 0xFFFFFFFF)
                *number = static_cast<std::int64_t>(std::min<std::uint64_t>(field.u64(), INT64_MAX));
    }
}

/// Who does not say UTF-8 writes it anyway, on Unix, or what Windows in Western Europe has: its letters are
/// where code page 437 has them, of which the specification speaks.
std::string nameOf(std::string_view bytes, bool saysUtf8, bool isOfDos)
{
    std::string name = saysUtf8 || isUtf8(bytes) ? decodedAnyway(bytes, "UTF-8", false)
                                                 : decodedAnyway(bytes, "ibm-850", false);
    if (isOfDos && name.find('/') == std::string::npos)
        std::ranges::replace(name, '\\', '/');
    return name;
}

/// Reads the entries one by one, and checks each.
class ListReader final
{
public:
    explicit ListReader(std::string_view bytes)
        : m_fields(fieldsOf(bytes))
    {}

    /// False at the end.
    ReadResult<bool> next(ZipEntry &entry)
    {
        if (m_fields.isAtEnd() || m_fields.u32() != entryMark)
            return m_fields.isAtEnd() ? ReadResult<bool>(false) : broken();
        const std::uint16_t writtenBy = m_fields.u16();
        m_fields.skip(2); // the version that is needed
        const std::uint16_t flags = m_fields.u16();
        const std::uint16_t method = m_fields.u16();
        m_fields.skip(4); // when it was changed
        entry.sum = m_fields.u32();
        entry.packed = m_fields.u32();
        entry.unpacked = m_fields.u32();
        const std::uint16_t nameBytes = m_fields.u16();
        const std::uint16_t extraBytes = m_fields.u16();
        const std::uint16_t commentBytes = m_fields.u16();
        m_fields.skip(4); // disk, whether it is text
        const std::uint32_t attributes = m_fields.u32();
        entry.offset = m_fields.u32();
        const std::string_view name = m_fields.text(nameBytes);
        takeWide(entry, m_fields.text(extraBytes));
        m_fields.skip(commentBytes);
        if (m_fields.isShort())
            return broken();
        entry.name = nameOf(name, (flags & 1U << 11U) != 0, writtenBy >> 8U == 0);
        return check(entry, flags, method, attributes);
    }

    bool isLink() const { return m_isLink; }

private:
    ReadResult<bool>
    check(ZipEntry &entry, std::uint16_t flags, std::uint16_t method, std::uint32_t attributes)
    {
        constexpr std::uint16_t encrypted = 1U | 1U << 6U | 1U << 13U;
        constexpr std::uint32_t linkOfUnix = 0xA;
        m_isLink = attributes >> 28U == linkOfUnix;
        if ((flags & encrypted) != 0)
            return fail({.what = "the archive is encrypted; unpack it with its password first"});
        if (method != 0 && method != 8)
            return fail({.what = "the archive is packed in a way that is not read (method "
                                 + std::to_string(method) + "); unpack it, or pack it as a plain zip file"});
        entry.isDeflated = method == 8;
        return true;
    }

    ZipFields m_fields;
    bool m_isLink = false;
};

/// Whether no two of them share bytes, as in archives that are made to unpack to more than any disk holds.
bool standApart(std::vector<std::pair<std::int64_t, std::int64_t>> &extents, std::uint64_t list)
{
    std::ranges::sort(extents);
    const auto end = static_cast<std::int64_t>(list);
    std::int64_t reached = 0;
    for (const auto &[offset, packed] : extents) {
        if (offset < reached || offset > end - localHeaderBytes || packed > end - localHeaderBytes - offset)
            return false;
        reached = offset + localHeaderBytes + packed;
    }
    return true;
}

ReadResult<std::vector<ZipEntry>> entriesOf(std::string_view bytes, std::uint64_t list)
{
    std::vector<ZipEntry> entries;
    std::vector<std::pair<std::int64_t, std::int64_t>> extents;
    ListReader reader(bytes);
    for (ZipEntry entry;;) {
        KEYSEED_ASSIGN(const auto isThere, reader.next(entry));
        if (!isThere)
            break;
        extents.emplace_back(entry.offset, entry.packed);
        if (isHidden(entry.name) || reader.isLink())
            continue;
        if (entries.size() == mostEntries)
            return fail(
                {.what = "the archive holds more than 100,000 files; unpack it, and name the folder"});
        entries.push_back(std::move(entry));
    }
    if (!standApart(extents, list))
        return broken();
    std::ranges::stable_sort(entries, {}, &ZipEntry::name);
    return entries;
}

} // namespace

ReadResult<std::shared_ptr<const ZipDirectory>> ZipDirectory::read(const FileBytes &file)
{
    KEYSEED_ASSIGN(const auto list, findList(file));
    if (list.bytes > mostListBytes || list.offset > static_cast<std::uint64_t>(file.size()))
        return broken();
    const auto bytes =
        file.bytesAt(static_cast<std::int64_t>(list.offset), static_cast<std::size_t>(list.bytes));
    KEYSEED_TRY(bytes);
    if (bytes->size() < list.bytes)
        return broken();
    KEYSEED_ASSIGN(auto entries, entriesOf(*bytes, list.offset));
    return std::shared_ptr<const ZipDirectory>(new ZipDirectory(std::move(entries)));
}

const ZipEntry *ZipDirectory::find(std::string_view name) const
{
    const auto found = std::ranges::lower_bound(m_entries, name, {}, &ZipEntry::name);
    return found != m_entries.end() && found->name == name ? &*found : nullptr;
}

} // namespace core::records
