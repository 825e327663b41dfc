#include "core/package/archive/ZipStructure.h"
#include "tests/core/package/SampleZip.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

#include <array>
#include <optional>
#include <span>

namespace {

struct Entry
{
    std::string name;
    std::string bytes;
    friend bool operator==(const Entry &, const Entry &) = default;
};
using Entries = std::vector<Entry>;

constexpr std::size_t mostBytes = std::size_t{1} << 22;

/// Nothing where libarchive finds something wrong, or what is neither file nor folder, which verify refuses.
std::optional<Entries> entriesOf(std::string_view zip, bool byList)
{
    archive *reader = archive_read_new();
    if (byList)
        archive_read_support_format_zip_seekable(reader);
    else
        archive_read_support_format_zip_streamable(reader);
    Entries entries;
    archive_entry *header = nullptr;
    int status = archive_read_open_memory(reader, zip.data(), zip.size());
    std::size_t all = 0;
    while (status == ARCHIVE_OK && (status = archive_read_next_header(reader, &header)) == ARCHIVE_OK) {
        const char *name = archive_entry_pathname(header);
        if (byList && archive_entry_filetype(header) != AE_IFREG
            && archive_entry_filetype(header) != AE_IFDIR)
            status = ARCHIVE_FAILED;
        Entry entry{name ? name : "", {}};
        std::array<char, 4096> buffer;
        la_ssize_t got = 0;
        while (all < mostBytes && (got = archive_read_data(reader, buffer.data(), buffer.size())) > 0) {
            entry.bytes.append(buffer.data(), static_cast<std::size_t>(got));
            all += static_cast<std::size_t>(got);
        }
        if (got < 0)
            status = ARCHIVE_FAILED;
        entries.push_back(std::move(entry));
    }
    archive_read_free(reader);
    return status == ARCHIVE_EOF ? std::optional(std::move(entries)) : std::nullopt;
}

std::string seedOf(const std::vector<tests::ZipEntry> &entries)
{
    const auto path = fuzz::folder() / "seed.zip";
    tests::makeZip(QString::fromStdString(path.string()), entries);
    return fuzz::contentOf(path);
}

} // namespace

// What passes holds the same entries for who reads the list at its end and for who reads it from the front.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto zip = fuzz::textOf(data, size);
    const auto checked = core::package::checkedZipEntries(std::as_bytes(std::span(zip)), 10);
    if (!checked) {
        fuzz::expectLine(checked.error().detail);
        return 0;
    }
    const auto byList = entriesOf(zip, true);
    const auto fromFront = entriesOf(zip, false);
    if (byList && fromFront)
        fuzz::expect(*byList == *fromFront, "entries are the same from the front and by the list");
    if (byList)
        for (const Entry &entry : *byList)
            fuzz::expect(entry.name.find_first_not_of(
                             "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-/")
                                 == std::string::npos
                             && !entry.name.starts_with('/'),
                         "a name is plain");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {seedOf({{"top/a.txt", QByteArray(300, 'a'), {}}, {"top/b.txt", "b and more of it", {}}}),
            seedOf({{"top/", {}, {}}, {"top/empty", {}, {}}, {"top/c/d.txt", "d", {}}}),
            seedOf({{"one.txt", "one", {}}})};
}
