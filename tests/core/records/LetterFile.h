#pragma once

#include "tests/core/records/Packed.h"

#include <string>
#include <utility>
#include <vector>

/// Letters as other programs write them.
namespace tests {

inline std::string docx(const std::string &body,
                        const std::vector<std::pair<std::string, std::string>> &more = {})
{
    std::vector<std::pair<std::string, std::string>> files{
        {"[Content_Types].xml", "<Types/>"},
        {"word/document.xml", "<w:document xmlns:w=\"w\"><w:body>" + body + "</w:body></w:document>"}};
    files.insert(files.end(), more.begin(), more.end());
    return zipped(files);
}

inline std::string paragraph(const std::string &text)
{
    return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>";
}

inline std::string odt(const std::string &body)
{
    return zipped({{"mimetype", "application/vnd.oasis.opendocument.text"},
                   {"META-INF/manifest.xml", "<m/>"},
                   {"content.xml",
                    "<o:d xmlns:o=\"o\" xmlns:t=\"t\" xmlns:b=\"b\"><o:body><o:text>" + body
                        + "</o:text></o:body></o:d>"}});
}

/// A PDF document of one page with one line of text; none: a page like a scan.
inline std::string pdf(const std::string &text)
{
    const std::string content = text.empty() ? "" : "BT /F 12 Tf 72 700 Td (" + text + ") Tj ET";
    return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
           "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
           "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R"
           "/Resources<</Font<</F 5 0 R>>>>>>endobj\n4 0 obj<</Length "
           + std::to_string(content.size()) + ">>stream\n" + content
           + "\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n"
             "trailer<</Root 1 0 R>>\n%%EOF\n";
}

} // namespace tests
