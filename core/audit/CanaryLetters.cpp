#include "core/audit/CanaryLetters.h"

#include "core/audit/CanaryPacking.h"

namespace core::audit {

namespace {

namespace fs = std::filesystem;
using Records = plan::Plan::Records;
using LetterRows = std::vector<CanaryRow>;

// Describes a folder of letters, and calls write(file, row) for each.
template<typename Write>
Result<void> writeLetters(const fs::path &folder,
                          const LetterRows &rows,
                          const char *format,
                          const char *ending,
                          Records &records,
                          Write write)
{
    const fs::path letters = folder / format;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const fs::path file = letters / rows[i].labels / (rows[i].person + '-' + std::to_string(i) + ending);
        std::error_code ignored;
        fs::create_directories(file.parent_path(), ignored);
        KEYSEED_TRY(write(file, rows[i]));
    }
    records.files = {letters};
    records.format = format;
    records.textColumn = "text";
    records.labelColumn = "@folder";
    records.personColumn = "@file";
    records.personPattern = "^(person[0-9]+)-";
    return {};
}

std::string mailOf(const CanaryRow &row)
{
    const std::string head = "From: a@example.org\r\nSubject: odd\r\nMIME-Version: 1.0\r\n";
    if (!row.isOdd)
        return head + "Content-Type: text/plain; charset=utf-8\r\n\r\n" + row.text + "\r\n";
    const std::string html = "<html><body><p>" + row.text + "</p></body></html>";
    const std::string coded = base64(html);
    return head
           + "Content-Type: multipart/mixed; boundary=cut\r\n\r\n--cut\r\nContent-Type: text/html; "
             "charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n"
           + coded
           + "\r\n--cut\r\nContent-Type: image/png\r\nContent-Disposition: "
             "attachment\r\n\r\nx\r\n--cut--\r\n";
}

} // namespace

Result<void> writeDocx(const fs::path &folder, const LetterRows &rows, Records &records)
{
    return writeLetters(
        folder, rows, "docx", ".docx", records, [](const fs::path &file, const CanaryRow &row) {
            const std::string run = "<w:r><w:t>" + row.text + "</w:t></w:r>";
            const std::string body =
                row.isOdd ? "<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del></w:p><w:p>" + run
                                + "<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p><w:p/>"
                          : "<w:p>" + run + "</w:p>";
            return writeZip(
                file,
                {{"[Content_Types].xml", "<Types/>"},
                 {"word/document.xml",
                  "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\">"
                  "<w:body>"
                      + body + "</w:body></w:document>"}});
        });
}

Result<void> writeOdt(const fs::path &folder, const LetterRows &rows, Records &records)
{
    return writeLetters(folder, rows, "odt", ".odt", records, [](const fs::path &file, const CanaryRow &row) {
        const std::string names = "urn:oasis:names:tc:opendocument:xmlns:";
        const std::string text = row.isOdd
                                     ? "<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>"
                                       "<text:p><text:span>"
                                           + row.text + "</text:span></text:p><text:p/>"
                                     : "<text:p>" + row.text + "</text:p>";
        return writeZip(file,
                        {{"mimetype", "application/vnd.oasis.opendocument.text"},
                         {"content.xml",
                          "<office:document-content xmlns:office=\"" + names + "office:1.0\" xmlns:text=\""
                              + names + "text:1.0\"><office:body><office:text>" + text
                              + "</office:text></office:body></office:document-content>"}});
    });
}

Result<void> writeMails(const fs::path &folder, const LetterRows &rows, Records &records)
{
    return writeLetters(folder, rows, "eml", ".eml", records, [](const fs::path &file, const CanaryRow &row) {
        return writeFile(file, mailOf(row));
    });
}

Result<void> writeCda(const fs::path &folder, const LetterRows &rows, Records &records)
{
    auto written =
        writeLetters(folder, rows, "xml", ".xml", records, [](const fs::path &file, const CanaryRow &row) {
            const std::string section =
                row.isOdd ? "<section><code code=\"1\"/><component><section><text><list><item>" + row.text
                                + "</item></list></text></section></component></section>"
                          : "<section><text>" + row.text + "</text></section>";
            return writeFile(file,
                             "<ClinicalDocument xmlns=\"urn:hl7-org:v3\"><code displayName=\"" + row.labels
                                 + "\"/><recordTarget><patientRole><id extension=\"" + row.person
                                 + "\"/></patientRole></recordTarget><component><structuredBody><component>"
                                 + section + "</component></structuredBody></component></ClinicalDocument>");
        });
    records.textColumn = "component/structuredBody";
    records.labelColumn = "code@displayName";
    records.personColumn = "recordTarget/patientRole/id@extension";
    records.personPattern.clear();
    return written;
}

} // namespace core::audit
