#include "tests/core/records/SpreadsheetFile.h"
#include "tests/fuzz/RecordsRun.h"

namespace {

const std::string odsRows =
    tests::tableRows({{"id", "label", "text"}, {"1", "A", "Zq7Secret\ntwo"}})
    + "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell office:value-type=\"float\" "
      "office:value=\"1.5\"/><table:table-cell table:number-columns-repeated=\"2\" "
      "office:value-type=\"date\" office:date-value=\"2026-11-23\"><text:p>a<text:s text:c=\"3\"/>"
      "<text:tab/></text:p></table:table-cell></table:table-row><table:table-row><table:table-cell "
      "calcext:value-type=\"error\"/><table:covered-table-cell/><table:table-cell><office:annotation>"
      "<text:p>c</text:p></office:annotation><text:p/></table:table-cell></table:table-row>";

} // namespace

// `content.xml` of a spreadsheet: mutating what is packed would reach no parser.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string content(fuzz::textOf(data, size));
    const auto file = fuzz::written(tests::spreadsheetWith(content), "records.ods");
    fuzz::checkRecords(fuzz::recordsSource(file, "ods"));
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {tests::spreadsheetContent({{"Notes", odsRows}}),
            tests::spreadsheetContent({{"Cover", ""}, {"Notes", odsRows}}),
            "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>"};
}
