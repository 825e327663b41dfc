#include "core/records/Unpacking.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cstdio>

namespace core::records {

using namespace std::string_view_literals;

namespace {

constexpr std::size_t readBytes = std::size_t{128} << 10;
constexpr std::size_t mostEntries = 100'000;

std::string_view nameOf(Packing packing)
{
    switch (packing) {
    case Packing::Gzip:
        return "gzip";
    case Packing::Zstd:
        return "zstd";
    case Packing::Zip:
        return "zip";
    case Packing::None:
        break;
    }
    return "plain";
}

// Of what other programs put beside the files: resource forks of macOS, hidden files, folders.
bool isHidden(std::string_view entry)
{
    return entry.empty() || entry.ends_with('/') || entry.starts_with("__MACOSX/") || entry.starts_with('.')
           || entry.find("/.") != std::string_view::npos;
}

} // namespace

// What libarchive calls to get at the file. It copies nothing that is not asked for.
struct Unpacking::Callbacks
{
    static la_ssize_t read(archive *, void *self, const void **block)
    {
        auto &own = *static_cast<Unpacking *>(self);
        const auto count = own.m_file.read(own.m_buffer);
        *block = own.m_buffer.data();
        if (!count)
            own.m_fault = count.error();
        return count ? static_cast<la_ssize_t>(*count) : ARCHIVE_FATAL;
    }

    static la_int64_t seek(archive *, void *self, la_int64_t offset, int whence)
    {
        auto &file = static_cast<Unpacking *>(self)->m_file;
        if (whence == SEEK_END)
            offset += file.size();
        else if (whence == SEEK_CUR)
            offset += file.position();
        return file.seek(offset) ? offset : la_int64_t{ARCHIVE_FATAL};
    }
};

Packing packingOf(std::string_view head)
{
    if (head.starts_with("\x1F\x8B"sv))
        return Packing::Gzip;
    if (head.starts_with("\x28\xB5\x2F\xFD"sv))
        return Packing::Zstd;
    return head.starts_with("PK\x03\x04"sv) ? Packing::Zip : Packing::None;
}

Unpacking::Unpacking(FileBytes file, Packing packing)
    : m_file(std::move(file))
    , m_packing(packing)
    , m_archive(archive_read_new())
    , m_buffer(readBytes)
{}

Unpacking::~Unpacking()
{
    archive_read_free(m_archive);
}

Faulty<std::unique_ptr<Unpacking>> Unpacking::open(FileBytes file, Packing packing, const std::string &entry)
{
    std::unique_ptr<Unpacking> unpacking(new Unpacking(std::move(file), packing));
    if (auto begun = unpacking->begin(); !begun)
        return fault(begun.error());
    if (auto found = unpacking->findEntry(entry); !found)
        return fault(found.error());
    return unpacking;
}

Faulty<std::vector<std::string>> Unpacking::entriesOf(FileBytes file)
{
    Unpacking zip(std::move(file), Packing::Zip);
    if (auto begun = zip.begin(); !begun)
        return fault(begun.error());
    std::vector<std::string> entries;
    for (;;) {
        const auto entry = zip.nextEntry();
        if (!entry)
            return fault(entry.error());
        if (!*entry)
            return entries;
        if (entries.size() == mostEntries)
            return fault(
                {.what = "the archive holds more than 100,000 files; unpack it, and name the folder"});
        if (!isHidden(**entry))
            entries.push_back(**entry);
    }
}

Faulty<void> Unpacking::begin()
{
    if (m_packing == Packing::Gzip) {
        m_gzip = std::make_unique<Inflating>();
        return {};
    }
    if (m_packing == Packing::Zip) {
        archive_read_support_format_zip_seekable(m_archive);
        archive_read_set_seek_callback(m_archive, &Callbacks::seek);
    } else {
        archive_read_support_filter_zstd(m_archive);
        archive_read_support_format_raw(m_archive);
        archive_read_support_format_empty(m_archive);
    }
    if (archive_read_open(m_archive, this, nullptr, &Callbacks::read, nullptr) != ARCHIVE_OK)
        return fault(damaged());
    return {};
}

Faulty<std::optional<std::string>> Unpacking::nextEntry()
{
    archive_entry *entry = nullptr;
    const int code = archive_read_next_header(m_archive, &entry);
    if (code == ARCHIVE_EOF)
        return std::nullopt;
    if (code != ARCHIVE_OK && code != ARCHIVE_WARN)
        return fault(damaged());
    if (archive_entry_is_encrypted(entry) != 0)
        return fault({.what = "the archive is encrypted; unpack it with its password first"});
    m_entryBytes = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : 0;
    const char *name = archive_entry_pathname(entry);
    return std::string(name != nullptr ? name : "");
}

Faulty<void> Unpacking::findEntry(const std::string &wanted)
{
    if (m_gzip)
        return {};
    for (;;) {
        const auto entry = nextEntry();
        if (!entry)
            return fault(entry.error());
        m_isEmpty = !*entry;
        if (m_isEmpty && m_packing == Packing::Zip)
            return fault(
                {.code = ErrorCode::NotFound, .what = "the archive holds no such file; check the path"});
        if (m_packing != Packing::Zip || **entry == wanted)
            return {};
    }
}

Faulty<std::size_t> Unpacking::read(std::span<char> buffer)
{
    constexpr std::int64_t largestRatio = 200;
    constexpr std::int64_t always = std::int64_t{64} << 20;
    const auto count = readData(buffer);
    if (!count)
        return fault(count.error());
    if (!*count)
        return fault(damaged());
    m_unpacked += static_cast<std::int64_t>(**count);
    if (m_unpacked > always + largestRatio * m_file.bytesRead())
        return fault({.what = "unpacks to more than 200 times its size, as no export of notes does; "
                              "unpack it yourself if you know what it is"});
    if (**count == 0 && m_packing == Packing::Zstd)
        if (auto rest = finish(); !rest)
            return fault(rest.error());
    return **count;
}

/// Nothing when it is damaged.
Faulty<std::optional<std::size_t>> Unpacking::readData(std::span<char> buffer)
{
    if (m_gzip)
        return m_gzip->read(m_file, buffer);
    if (m_isEmpty)
        return std::optional<std::size_t>(0);
    const auto count = archive_read_data(m_archive, buffer.data(), buffer.size());
    return count < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(count));
}

// To the end of the file, whose digest is of all its bytes.
Faulty<void> Unpacking::finish()
{
    for (std::size_t count = 1; count > 0;) {
        const auto read = m_file.read(m_buffer);
        if (!read)
            return fault(read.error());
        count = *read;
    }
    return {};
}

double Unpacking::fractionRead() const
{
    if (m_packing != Packing::Zip)
        return m_file.fractionRead();
    return m_entryBytes > 0
               ? std::min(1.0, static_cast<double>(m_unpacked) / static_cast<double>(m_entryBytes))
               : 1.0;
}

Fault Unpacking::damaged() const
{
    if (m_fault)
        return *m_fault;
    return {.what = "the " + std::string(nameOf(m_packing)) + " archive is damaged or cut off ("
                    + std::to_string(m_unpacked) + " bytes could be unpacked); copy or export it again"};
}

} // namespace core::records
