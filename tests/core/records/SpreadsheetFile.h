#pragma once

#include "tests/core/records/Packed.h"

#include <string>
#include <utility>
#include <vector>

namespace tests {

/// The rows of a table of OpenDocument as cells of text, whose lines are paragraphs.
inline std::string tableRows(const std::vector<std::vector<std::string>> &rows)
{
    std::string xml;
    for (const auto &row : rows) {
        xml += "<table:table-row>";
        for (const std::string &cell : row) {
            std::string text = cell;
            for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 15)
                text.replace(at, 1, "</text:p><text:p>");
            xml += cell.empty() ? "<table:table-cell/>"
                                : "<table:table-cell office:value-type=\"string\"><text:p>" + text
                                      + "</text:p></table:table-cell>";
        }
        xml += "</table:table-row>";
    }
    return xml;
}

/// `content.xml` of such tables: name and rows as XML.
inline std::string spreadsheetContent(const std::vector<std::pair<std::string, std::string>> &tables)
{
    const std::string base = "urn:oasis:names:tc:opendocument:xmlns:";
    std::string xml = R"(<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office=")"
                      + base + "office:1.0\" xmlns:table=\"" + base + "table:1.0\" xmlns:text=\"" + base
                      + "text:1.0\" xmlns:draw=\"" + base
                      + "drawing:1.0\" xmlns:calcext=\"urn:calcext\"><office:body><office:spreadsheet>";
    for (const auto &[name, rows] : tables)
        xml += "<table:table table:name=\"" + name + "\">" + rows + "</table:table>";
    return xml + "</office:spreadsheet></office:body></office:document-content>";
}

/// A spreadsheet file (OpenDocument 1.3 part 2, 3) with this `content.xml`, and what its manifest says of
/// that.
inline std::string spreadsheetWith(const std::string &content, const std::string &ofContent = "")
{
    const std::string kind = "application/vnd.oasis.opendocument.spreadsheet";
    return zipped(
        {{"mimetype", kind},
         {"content.xml", content},
         {"META-INF/manifest.xml",
          "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\">"
          "<manifest:file-entry manifest:full-path=\"content.xml\">"
              + ofContent + "</manifest:file-entry></manifest:manifest>"}});
}

inline std::string spreadsheetOf(const std::vector<std::pair<std::string, std::string>> &tables)
{
    return spreadsheetWith(spreadsheetContent(tables));
}

} // namespace tests
