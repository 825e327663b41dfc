#include "core/records/zip/ZipDirectory.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/ZipFile.h"
#include "tests/fuzz/RecordsRun.h"

// A whole zip file: its list, and what stands where that says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto path = fuzz::written(std::string(fuzz::textOf(data, size)), "records.zip");
    if (const auto file = core::records::FileBytes::open(path, false))
        if (const auto archive = core::records::ZipDirectory::read(*file))
            for (const core::records::ZipEntry &entry : (*archive)->entries()) {
                fuzz::expect((*archive)->find(entry.name)->name == entry.name,
                             "an entry is found by its name");
                fuzz::expect(entry.offset >= 0
                                 && entry.data.packed
                                        <= static_cast<std::uint64_t>(file->size() - entry.offset),
                             "an entry lies in its archive");
            }
    fuzz::checkRecords(fuzz::recordsSource(path, nullptr));
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string notes = "id,label,text\n1,A,pain\n2,B,fever\n";
    return {tests::zipOfMembers({{.name = "a.csv", .data = notes}, {.name = "b/c.csv", .data = notes}}),
            tests::zipOfMembers({{.name = "a.csv", .data = notes, .isWide = true}}, true),
            tests::zipOfMembers({{.name = "\x8E\\a.csv", .data = notes}}),
            zipped({{"a.csv", notes}, {"b.csv.gz", compressed(notes, "gzip")}})};
}
