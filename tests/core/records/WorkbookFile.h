#pragma once

#include "tests/core/records/Packed.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// A zip file of these parts.
inline std::string zipOf(const std::map<std::string, std::string> &parts)
{
    return zipped({parts.begin(), parts.end()});
}

/// What a workbook of a test holds, as XML.
struct WorkbookText
{
    struct Sheet
    {
        std::string name;
        std::string rows; ///< what stands in `sheetData`
    };
    std::vector<Sheet> sheets;
    std::string strings = {};                      ///< the `si` of the shared strings
    std::string styles = {};                       ///< what stands in `styleSheet`
    std::string properties = "<workbookPr/>";      ///< of the workbook
    std::map<std::string, std::string> parts = {}; ///< in place of those made of the above, or besides
};

/// The parts of a workbook as Excel names them (ECMA-376 part 1, 12).
inline std::map<std::string, std::string> partsOf(const WorkbookText &text)
{
    const std::string declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";
    const std::string main = " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    const std::string types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const std::string related = " xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"";
    const auto relationship = [&](const std::string &id, const std::string &type, const std::string &target) {
        return "<Relationship Id=\"" + id + "\" Type=\"" + types + "/" + type + "\" Target=\"" + target
               + "\"/>";
    };
    std::map<std::string, std::string> parts;
    std::string sheets;
    std::string targets =
        relationship("rS", "sharedStrings", "sharedStrings.xml") + relationship("rF", "styles", "styles.xml");
    for (std::size_t number = 1; number <= text.sheets.size(); ++number) {
        const auto &sheet = text.sheets[number - 1];
        const std::string digits = std::to_string(number);
        sheets +=
            "<sheet name=\"" + sheet.name + "\" sheetId=\"" + digits + "\" r:id=\"rId" + digits + "\"/>";
        targets += relationship("rId" + digits, "worksheet", "worksheets/sheet" + digits + ".xml");
        parts["xl/worksheets/sheet" + digits + ".xml"] =
            declaration + "<worksheet" + main + "><sheetData>" + sheet.rows + "</sheetData></worksheet>";
    }
    parts["[Content_Types].xml"] =
        declaration + "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>";
    parts["_rels/.rels"] = declaration + "<Relationships" + related + ">"
                           + relationship("rId1", "officeDocument", "xl/workbook.xml") + "</Relationships>";
    parts["xl/_rels/workbook.xml.rels"] =
        declaration + "<Relationships" + related + ">" + targets + "</Relationships>";
    parts["xl/workbook.xml"] = declaration + "<workbook" + main + " xmlns:r=\"" + types + "\">"
                               + text.properties + "<sheets>" + sheets + "</sheets></workbook>";
    parts["xl/sharedStrings.xml"] = declaration + "<sst" + main + ">" + text.strings + "</sst>";
    parts["xl/styles.xml"] = declaration + "<styleSheet" + main + ">" + text.styles + "</styleSheet>";
    for (const auto &[name, bytes] : text.parts)
        parts[name] = bytes;
    return parts;
}

inline std::string workbookOf(const WorkbookText &text)
{
    return zipOf(partsOf(text));
}

/// A row of cells that hold these texts themselves; a cell without one is left out.
inline std::string inlineRow(int number, const std::vector<std::string> &texts)
{
    std::string row = "<row r=\"" + std::to_string(number) + "\">";
    char column = 'A';
    for (const std::string &text : texts) {
        const std::string reference = column++ + std::to_string(number);
        if (!text.empty())
            row += "<c r=\"" + reference + "\" t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
    }
    return row + "</row>";
}

} // namespace tests
