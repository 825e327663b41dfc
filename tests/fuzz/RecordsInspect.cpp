#include "core/records/Format.h"
#include "core/records/parts/Parts.h"
#include "core/records/profiles/Profile.h"
#include "tests/core/records/Packed.h"
#include "tests/fuzz/RecordsRun.h"

#include <array>

namespace {

using namespace core::records;

constexpr std::array endings{
    "", ".csv", ".jsonl", ".json", ".xml", ".txt", ".rtf", ".hl7", ".xlsx", ".sqlite", ".gz"};
constexpr std::array packings{"", "gzip", "zstd"};

/// What inspect finds out: a source with its roles filled in.
Source inspected(const std::filesystem::path &file)
{
    Source source;
    source.files = {file};
    const auto shown = preview(source);
    if (!shown) {
        fuzz::expectLine(shown.error().detail);
        return source;
    }
    const Format *format = findFormat(shown->format);
    fuzz::expect(format != nullptr, "a file that is shown has a format");
    const auto parts = partsOf(source);
    fuzz::expect(parts.has_value() && !parts->empty(), "a file that is shown has parts");
    if (const auto tables = format->tables(parts->front()); !tables)
        fuzz::expectLine(tables.error().what);
    if (const Profile *profile = profileOf(*shown))
        fillIn(source, *profile, *shown);
    const RoleGuess guess = guessRoles(shown->columns, shown->rows);
    if (source.textColumn.empty())
        source.textColumn = guess.text;
    if (!source.labelColumn && !guess.label.empty())
        source.labelColumn = guess.label;
    return source;
}

} // namespace

// The first byte chooses how the file is called, the second in what it is packed; a damaged archive is an
// input that is not packed again. Nothing says what the bytes are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto bytes = fuzz::textOf(data, size);
    const std::string name = std::string("file") + endings[fuzz::takeByte(bytes) % endings.size()];
    const std::string packing = packings[fuzz::takeByte(bytes) % packings.size()];
    const auto plain = fuzz::written(bytes, name);
    const Source source = inspected(plain);
    const auto read = fuzz::checkRecords(source);
    // A database or a workbook is not read through another packing.
    const std::string format = preview(source, 1).value_or(Preview()).format;
    if (packing.empty() || name.ends_with(".gz") || format == "sqlite" || format == "xlsx")
        return 0;
    if (bytes.starts_with("\x1F\x8B") || bytes.starts_with("\x28\xB5\x2F\xFD") || bytes.starts_with("PK"))
        return 0; // packed already
    Source packed = source;
    packed.files = {
        fuzz::written(compressed(bytes, packing.c_str()), name + (packing == "gzip" ? ".gz" : ".zst"))};
    fuzz::expect(fuzz::checkRecords(packed).found == read.found, "packed records are the same");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string csv =
        "subject_id,hadm_id,note_type,text\n1,2,DS,\"a note, of\ntwo lines\"\n3,4,DS,another\n";
    const std::string lines =
        "{\"text\": \"first\", \"label\": \"A\"}\n{\"text\": \"second\", \"label\": \"B\"}\n";
    const std::string resource =
        "{\"resourceType\":\"DocumentReference\",\"subject\":{\"reference\":\"Patient/1\"},\"content\":[{"
        "\"attachment\":{\"contentType\":\"text/plain\",\"data\":\"YSBub3Rl\"}}]}\n";
    const auto seedOf = [](char ending, char packing, const std::string &bytes) {
        return std::string{ending, packing} + bytes;
    };
    return {seedOf(1, 0, csv),
            seedOf(0, 1, csv),
            seedOf(1, 2, csv),
            seedOf(2, 1, lines),
            seedOf(2, 2, resource),
            seedOf(3, 1, "[{\"text\": \"a\"}]"),
            seedOf(4, 1, "<a><TEXT><![CDATA[b]]></TEXT></a>"),
            seedOf(5, 1, "id\ttext\n1\ta\n"),
            seedOf(6, 0, "{\\rtf1 a}"),
            seedOf(7, 2, "MSH|^~\\&|A|B|C|D|20240131||MDM^T02|1|P|2.5\rOBX|1|TX|1||a\r"),
            seedOf(10, 0, compressed(csv, "gzip") + compressed("5,6,DS,third\n", "gzip")),
            seedOf(1, 0, compressed(csv, "zstd")),
            seedOf(1, 0, zipped({{"a.csv", csv}, {"b.csv", csv}})),
            seedOf(8, 0, std::string("PK\x03\x04", 4)),
            seedOf(9, 0, std::string("SQLite format 3\0", 16))};
}
