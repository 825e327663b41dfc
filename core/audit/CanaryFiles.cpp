#include "core/audit/CanaryFiles.h"

#include "core/audit/CanaryLetters.h"
#include "core/audit/CanaryPacking.h"
#include "core/base/Database.h"

#include <array>
#include <sodium.h>
#include <utility>

namespace core::audit {

namespace {

namespace fs = std::filesystem;
using Records = plan::Plan::Records;
using Rows = std::vector<CanaryRow>;

/// Calls use(word) for each word of a text.
template<typename Use>
void forEachWord(std::string_view text, Use use)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        use(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void describe(Records &records, const fs::path &file, const char *format)
{
    records.files = {file};
    records.format = format;
    records.textColumn = "text";
    records.labelColumn = "label";
    records.personColumn = "person";
}

// Odd: quotes, line breaks in a cell, blanks around.
Result<void> writeCsv(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text = "person,label,text\n";
    for (const CanaryRow &row : rows)
        text += row.isOdd
                    ? "\" " + row.person + "\",\"" + row.labels + " \",\"\"\"\n" + row.text + ",\n\"\"\"\n"
                    : row.person + ',' + row.labels + ',' + row.text + '\n';
    describe(records, folder / "records.csv", "csv");
    return writeFile(records.files.front(), text);
}

/// A file of its own for each record: "label00001/person00001-7.txt". Odd: another kind of file.
std::vector<PackedFile> filesOf(const Rows &rows)
{
    std::vector<PackedFile> files;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const CanaryRow &row = rows[i];
        const std::string name = row.labels + '/' + row.person + '-' + std::to_string(i);
        if (!row.isOdd)
            files.push_back({name + ".txt", row.text});
        else if (i % 3 == 0)
            files.push_back(
                {name + ".html",
                 "<html><head><title></title></head><body><p>" + row.text + "</p></body></html>"});
        else if (i % 3 == 1)
            files.push_back({name + ".rtf", "{\\rtf1\\ansi " + row.text + "\\par}"});
        else
            files.push_back({name + ".TEXT", row.text});
    }
    return files;
}

void describeFolder(Records &records, const fs::path &file)
{
    describe(records, file, "folder");
    records.labelColumn = "@folder";
    records.personColumn = "@file";
    records.personPattern = "^(person[0-9]+)-";
}

Result<void> writeFolder(const fs::path &folder, const Rows &rows, Records &records)
{
    const fs::path notes = folder / "notes";
    for (const PackedFile &file : filesOf(rows))
        KEYSEED_TRY(writeFile(notes / file.name, file.bytes));
    describeFolder(records, notes);
    return {};
}

Result<void> writeZipOfFolder(const fs::path &folder, const Rows &rows, Records &records)
{
    describeFolder(records, folder / "notes.zip");
    return writeZip(records.files.front(), filesOf(rows));
}

// Odd: a key with a dot in the place of nested objects, further keys and null.
std::string jsonOf(const CanaryRow &row)
{
    if (row.isOdd)
        return R"({"extra":null,"note.text":")" + row.text + R"(","person":")" + row.person + R"(","label":")"
               + row.labels + R"(","note.more":{"text":[1,2.5]}})";
    return R"({"person":")" + row.person + R"(","label":")" + row.labels + R"(","note":{"text":")" + row.text
           + R"("}})";
}

Result<void> writeJson(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text = "[";
    for (const CanaryRow &row : rows)
        text += (text.size() == 1 ? "\n" : ",\n") + jsonOf(row);
    describe(records, folder / "records.json", "json");
    records.textColumn = "note.text";
    return writeFile(records.files.front(), text + "\n]\n");
}

Result<void> writeJsonLines(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text;
    for (const CanaryRow &row : rows)
        text += jsonOf(row) + '\n';
    describe(records, folder / "records.jsonl", "jsonl");
    records.textColumn = "note.text";
    return writeFile(records.files.front(), text);
}

// Odd: markup in the text, another order, further elements.
Result<void> writeXml(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<notes>\n";
    for (const CanaryRow &row : rows)
        text += row.isOdd ? "<note kind=\"odd\"><text><b>" + row.text
                                + "</b><![CDATA[ ]]></text><more><text>"
                                  "</text></more><label>"
                                + row.labels + "</label><person>" + row.person + "</person></note>\n"
                          : "<note><person>" + row.person + "</person><label>" + row.labels + "</label><text>"
                                + row.text + "</text></note>\n";
    describe(records, folder / "records.xml", "xml");
    records.recordElement = "note";
    return writeFile(records.files.front(), text + "</notes>\n");
}

// Odd: cells that follow from formulas, and one more cell.
Result<void> writeXlsx(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string cells;
    std::size_t number = 0;
    const auto add = [&](const std::array<std::string, 3> &texts, bool isOdd) {
        const std::string place = std::to_string(++number);
        cells += "<row r=\"" + place + "\">";
        for (std::size_t column = 0; column < texts.size(); ++column) {
            const std::string cell = "<c r=\"" + std::string(1, static_cast<char>('A' + column)) + place;
            cells += isOdd ? cell + "\" t=\"str\"><f>1</f><v>" + texts[column] + "</v></c>"
                           : cell + "\" t=\"inlineStr\"><is><t>" + texts[column] + "</t></is></c>";
        }
        cells += isOdd ? "<c r=\"E" + place + "\"><v>1</v></c></row>" : "</row>";
    };
    add({"person", "label", "text"}, false);
    for (const CanaryRow &row : rows)
        add({row.person, row.labels, row.text}, row.isOdd);
    describe(records, folder / "records.xlsx", "xlsx");
    return writeZip(records.files.front(), workbookOf(cells));
}

// Odd: a text in several paragraphs, and an empty cell behind.
Result<void> writeOds(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string table;
    const auto add = [&](const std::array<std::string, 3> &texts, bool isOdd) {
        table += "<table:table-row>";
        for (const std::string &text : texts)
            table += "<table:table-cell office:value-type=\"string\"><text:p>" + text + "</text:p>"
                     + (isOdd && &text == &texts.back() ? "<text:p> </text:p>" : "") + "</table:table-cell>";
        table += isOdd ? "<table:table-cell table:number-columns-repeated=\"3\"/></table:table-row>"
                       : "</table:table-row>";
    };
    add({"person", "label", "text"}, false);
    for (const CanaryRow &row : rows)
        add({row.person, row.labels, row.text}, row.isOdd);
    describe(records, folder / "records.ods", "ods");
    return writeZip(records.files.front(), spreadsheetOf(table));
}

// Odd: bytes in the place of a text, and a number where others have nothing. No value has a quote.
Result<void> writeSqlite(const fs::path &folder, const Rows &rows, Records &records)
{
    describe(records, folder / "records.sqlite", "sqlite");
    KEYSEED_ASSIGN(auto database, Database::open(records.files.front()));
    std::string sql = "CREATE TABLE notes(person, label, text, more); BEGIN;";
    for (const CanaryRow &row : rows)
        sql += "INSERT INTO notes VALUES('" + row.person + "', '" + row.labels + "', "
               + (row.isOdd ? "CAST('" + row.text + "' AS BLOB), 1);" : "'" + row.text + "', NULL);");
    return database.execute(sql + "COMMIT");
}

// Odd: a line for each word, with types in small letters, and a segment of its own.
Result<void> writeHl7(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text;
    for (const CanaryRow &row : rows) {
        text += "MSH|^~\\&|||||20260101||MDM^T02|1|P|2.5\r";
        if (row.isOdd)
            text += "ZZZ|1|odd\r";
        text += "PID|1||" + row.person + "\rTXA|1|" + row.labels + "|TX\r";
        if (!row.isOdd) {
            text += "OBX|1|TX|||" + row.text + '\r';
            continue;
        }
        int line = 0;
        forEachWord(row.text, [&](std::string_view word) {
            text += "OBX|" + std::to_string(++line) + "|tx|||" + std::string(word) + '\r';
        });
    }
    describe(records, folder / "records.hl7", "hl7");
    records.labelColumn = "document_type";
    records.personColumn = "patient";
    return writeFile(records.files.front(), text);
}

// Odd: HTML in an attachment, and a resource that the document contains.
Result<void> writeFhir(const fs::path &folder, const Rows &rows, Records &records)
{
    std::string text;
    for (const CanaryRow &row : rows)
        text += std::string(R"({"resourceType":"DocumentReference","status":"current",)")
                + (row.isOdd ? R"("contained":[{"resourceType":"Patient","id":"x"}],)" : "")
                + R"("type":{"text":")" + row.labels + R"("},"subject":{"reference":"Patient/)" + row.person
                + R"("},"content":[{"attachment":{"contentType":")"
                + (row.isOdd ? "text/html; charset=utf-8" : "text/plain") + R"(","data":")"
                + base64(row.isOdd ? "<html><body><p>" + row.text + "</p></body></html>" : row.text)
                + "\"}}]}\n";
    describe(records, folder / "records.ndjson", "fhir");
    records.labelColumn = "type";
    records.personColumn = "patient";
    return writeFile(records.files.front(), text);
}

} // namespace

std::string base64(const std::string &text)
{
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string coded(sodium_base64_encoded_len(text.size(), variant), '\0');
    sodium_bin2base64(coded.data(),
                      coded.size(),
                      reinterpret_cast<const unsigned char *>(text.data()),
                      text.size(),
                      variant);
    coded.pop_back(); // the 0 at the end
    return coded;
}

std::span<const RecordForm> recordForms()
{
    static constexpr std::array<RecordForm, 15> forms = {{{"csv", writeCsv},
                                                          {"folder", writeFolder},
                                                          {"zip file of a folder", writeZipOfFolder},
                                                          {"json", writeJson},
                                                          {"jsonl", writeJsonLines},
                                                          {"xml", writeXml},
                                                          {"xlsx", writeXlsx},
                                                          {"ods", writeOds},
                                                          {"sqlite", writeSqlite},
                                                          {"hl7", writeHl7},
                                                          {"fhir", writeFhir},
                                                          {"docx", writeDocx},
                                                          {"odt", writeOdt},
                                                          {"eml", writeMails},
                                                          {"cda", writeCda}}};
    return forms;
}

} // namespace core::audit
