#include "tests/core/records/WorkbookFile.h"
#include "tests/fuzz/RecordsRun.h"

#include <array>

namespace {

const std::string sharedStrings = "<si><t>Zq7Secret _x000D_ &lt;b&gt;</t></si><si><r><rPr><b/></rPr><t "
                                  "xml:space=\"preserve\">two </t></r><r>"
                                  "<t>runs</t></r><rPh sb=\"0\" eb=\"1\"><t>rPh</t></rPh></si>";
const std::string styles =
    "<numFmts count=\"1\"><numFmt numFmtId=\"170\" formatCode=\"[$-409]d\\-mmm;[h]:mm\"/></numFmts>"
    "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/><xf numFmtId=\"46\"/></cellXfs>";
const std::string rows =
    "<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\" t=\"str\"><f>A1</f><v>A</v></c><c r=\"C2\" "
    "t=\"s\"><v>0</v></c>"
    "</row><row r=\"4\" spans=\"1:3\"><c r=\"A4\" s=\"1\"><v>38749.5</v></c><c r=\"C4\" "
    "t=\"inlineStr\"><is><t>Zq7Secret"
    "</t></is></c></row><row><c t=\"b\"><v>1</v></c><c s=\"2\"><v>60</v></c><c t=\"e\"><v>#N/A</v></c></row>"
    "<row r=\"9\"><c r=\"A9\" s=\"3\"><v>1.5</v></c><c r=\"C9\"><f>1+1</f></c><c r=\"XFD9\"/></row>";

/// A workbook of which one part is `bytes`; which, says the number.
std::string workbookWith(unsigned part, const std::string &bytes)
{
    tests::WorkbookText text;
    text.sheets = {{"Notes", tests::inlineRow(1, {"id", "label", "text"}) + (part == 0 ? bytes : rows)},
                   {"Other", ""}};
    text.strings = part == 1 ? bytes : sharedStrings;
    text.styles = part == 2 ? bytes : styles;
    constexpr std::array names{"xl/worksheets/sheet1.xml",
                               "xl/sharedStrings.xml",
                               "xl/styles.xml",
                               "xl/workbook.xml",
                               "_rels/.rels",
                               "xl/_rels/workbook.xml.rels"};
    if (part >= 3 && part < 3 + names.size())
        text.parts[names[part - 3]] = bytes;
    return tests::workbookOf(text);
}

constexpr unsigned wholeParts = 9; ///< from here on the input is all of the file

} // namespace

// The first byte says which part of a workbook the rest is: mutating what is packed would reach no parser.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto rest = fuzz::textOf(data, size);
    const unsigned part = fuzz::takeByte(rest) % (wholeParts + 1);
    const std::string bytes(rest);
    const auto file = fuzz::written(part == wholeParts ? bytes : workbookWith(part, bytes), "records.xlsx");
    const auto read = fuzz::checkRecords(fuzz::recordsSource(file, "xlsx"));
    if (part == 0)
        fuzz::checkTellsNothing(read);
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    tests::WorkbookText text;
    text.sheets = {{"Notes", rows}, {"Other", ""}};
    text.strings = sharedStrings;
    text.styles = styles;
    const auto parts = tests::partsOf(text);
    return {std::string(1, '\0') + rows,
            "\x01" + sharedStrings,
            "\x02" + styles,
            "\x03" + parts.at("xl/worksheets/sheet1.xml"),
            "\x04" + parts.at("xl/sharedStrings.xml"),
            "\x06" + parts.at("xl/workbook.xml"),
            "\x07" + parts.at("_rels/.rels"),
            "\x08" + parts.at("xl/_rels/workbook.xml.rels"),
            "\x03<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
            "\x09" + workbookWith(0, rows),
            "\x09" + tests::zipOf({{"of two\nlines.csv", "no such column"}})};
}
