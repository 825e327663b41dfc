#include "tests/fuzz/RecordsRun.h"

#include <algorithm>

// The first byte says how: with columns that are there, so that what follows are records, or all of the file
// as it comes; as CSV or TSV; by a delimiter, by quotes and by a row of names of its own.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const std::uint8_t how = fuzz::takeByte(rest);
    const bool hasHeader = (how & 1U) == 0;
    const bool isTsv = (how & 2U) != 0;
    std::string header = "id,label,text\n";
    if (isTsv)
        std::ranges::replace(header, ',', '\t');
    const auto file = fuzz::written((hasHeader ? header : std::string()) + std::string(rest), "records.csv");
    auto source = fuzz::recordsSource(file, isTsv ? "tsv" : "csv");
    if (!isTsv && (how & 4U) != 0)
        source.delimiter = ';';
    if ((how & 8U) != 0)
        source.quoting = static_cast<core::records::Quoting>((how >> 4U) & 3U);
    if ((how & 64U) != 0 && !hasHeader)
        source.headerRow = 2;
    const auto read = fuzz::checkRecords(source);
    if (hasHeader)
        fuzz::checkTellsNothing(read);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const std::string csv =
        "1,Cardiology,\"Chest pain, Zq7Secret.\"\r\n2,\"Neuro \"\"logy\"\"\",Zq7Secret headache\r\n"
        "\n3,A,\"two\nlines\"\n4,A,a 6\" scar Zq7Secret\n";
    const std::string tsv = "1\tCardiology\tZq7Secret pain\n2\tA\t\"two\tcells\"\n\t\t\n";
    return {std::string(1, '\0') + csv,
            "\x01"
            "id,label,text\n"
                + csv,
            "\x02" + tsv,
            "\x03"
            "text\tlabel\tid\r"
                + tsv,
            "\x05"
            "id;label;text;text\n1;A;b;c\n",
            "\x28" // a backslash escapes
            "1,A,\"Zq7Secret \\\"x\\\" <p>&lt;\\n\"\n2,\\N,a\\,\\\nb\n",
            "\x79" // no quotes, behind a title
            "Report\n#id,label,text\n1,A,{\\rtf1 \"b}\n"};
}
