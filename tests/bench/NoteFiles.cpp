#include "tests/bench/NoteFiles.h"

#include "tests/bench/InventedNotes.h"
#include "tests/bench/PackedOutput.h"
#include "tests/core/records/DatabaseFile.h"
#include "tests/core/records/WorkbookFile.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sodium.h>
#include <string_view>

namespace bench {

namespace {

using Note = InventedNotes::Note;
using Path = std::filesystem::path;

constexpr std::size_t usual = 2000; // bytes of a note
constexpr std::int64_t ofMember = std::int64_t{16} << 20;

/// How one note looks in a file, and what stands round all of them.
struct Layout
{
    std::string head;
    std::string (*row)(const Note &);
    std::string between = {};
    std::string tail = {};
};

std::string quoted(const std::string &text)
{
    return '"' + text + '"';
}

std::string csvRow(const Note &note)
{
    return std::to_string(note.number) + ',' + note.person + ',' + note.label + ',' + quoted(note.text)
           + '\n';
}

std::string jsonRow(const Note &note)
{
    return nlohmann::ordered_json{
        {"id", note.number}, {"person", note.person}, {"label", note.label}, {"text", note.text}}
        .dump();
}

std::string base64(const std::string &text)
{
    std::string coded(sodium_base64_ENCODED_LEN(text.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(coded.data(),
                      coded.size(),
                      reinterpret_cast<const unsigned char *>(text.data()),
                      text.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    coded.pop_back();
    return coded;
}

std::string fhirRow(const Note &note)
{
    using json = nlohmann::ordered_json;
    const json attachment = {{"contentType", "text/plain; charset=utf-8"}, {"data", base64(note.text)}};
    return json{
        {"resourceType", "DocumentReference"},
        {"id", "d" + std::to_string(note.number)},
        {"status", "current"},
        {"type", {{"coding", {{{"system", "http://loinc.org"}, {"code", "11506-3"}}}}, {"text", note.label}}},
        {"subject", {{"reference", "Patient/" + note.person}}},
        {"date", "2024-01-31T10:45:00Z"},
        {"content", {{{"attachment", attachment}}}}}
        .dump();
}

std::string entryRow(const Note &note)
{
    return "{\"resource\":" + fhirRow(note) + "}";
}

std::string messageRow(const Note &note)
{
    const std::string number = std::to_string(note.number);
    std::string message = "MSH|^~\\&|APP|CLINIC|KEY|HERE|20240131104500||MDM^T02^MDM_T02|" + number
                          + "|P|2.5||||||UNICODE UTF-8\rPID|1||" + note.person
                          + "^^^HOSP&1.2.3&ISO^MR||DOE^JANE\r" + "TXA|1|" + note.label
                          + "|TX|20240131||||||||" + number + "^HOSP|||||AU\r";
    int observation = 0;
    for (std::size_t at = 0; at < note.text.size();) {
        const std::size_t end = std::min(note.text.find('\n', at), note.text.size());
        message += "OBX|" + std::to_string(++observation) + "|TX|11506-3^NOTE^LN||"
                   + note.text.substr(at, end - at) + "||||||F\r";
        at = end + 1;
    }
    return message;
}

std::int64_t fill(PackedOutput &out, const Layout &layout, std::int64_t bytes)
{
    InventedNotes notes(usual);
    out.add(layout.head);
    out.add(layout.row(notes.next()));
    while (out.bytes() < bytes) {
        out.add(layout.between + layout.row(notes.next()));
        if (out.isOfMembers() && out.bytesOfMember() > ofMember)
            out.beginMember();
    }
    out.add(layout.tail);
    return out.finish();
}

auto writer(const Layout &layout, PackedOutput::Packing packing = PackedOutput::Packing::None)
{
    return [layout, packing](const Path &path, std::int64_t bytes) {
        PackedOutput out(path, packing);
        return fill(out, layout, bytes);
    };
}

std::int64_t writeZip(const Layout &layout, const Path &path, std::int64_t bytes)
{
    PackedOutput out(path, PackedOutput::Packing::Zip);
    out.beginEntry("notes.csv");
    return fill(out, layout, bytes);
}

// 200,000 rows whatever the size: it is what was asked.
std::int64_t writeWorkbook(const Path &path, std::int64_t bytes)
{
    constexpr std::int64_t rows = 200'000;
    const std::string declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";
    const std::string main = " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">";
    InventedNotes notes(std::min(usual, static_cast<std::size_t>(bytes / rows) + 1));
    PackedOutput out(path, PackedOutput::Packing::Zip);
    auto parts = tests::partsOf({.sheets = {{"Notes", ""}}});
    parts.erase("xl/worksheets/sheet1.xml");
    parts.erase("xl/sharedStrings.xml");
    for (const auto &[name, part] : parts) {
        out.beginEntry(name);
        out.add(part);
    }
    out.beginEntry("xl/sharedStrings.xml");
    out.add(declaration + "<sst" + main + "<si><t>person</t></si><si><t>label</t></si><si><t>text</t></si>"
            + "<si><t>cardiology</t></si>");
    for (std::int64_t row = 0; row < rows; ++row)
        out.add("<si><t xml:space=\"preserve\">" + notes.next().text + "</t></si>");
    out.add("</sst>");
    out.beginEntry("xl/worksheets/sheet1.xml");
    out.add(declaration + "<worksheet" + main
            + "<sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
              "<c r=\"C1\" t=\"s\"><v>2</v></c></row>");
    for (std::int64_t row = 0; row < rows; ++row) {
        const std::string number = std::to_string(row + 2);
        out.add("<row r=\"" + number + "\"><c r=\"A" + number + "\"><v>" + std::to_string(row / 3)
                + "</v></c><c r=\"B" + number + "\" t=\"s\"><v>3</v></c><c r=\"C" + number + "\" t=\"s\"><v>"
                + std::to_string(row + 4) + "</v></c></row>");
    }
    out.add("</sheetData></worksheet>");
    return out.finish();
}

std::int64_t writeDatabase(const Path &path, std::int64_t bytes)
{
    InventedNotes notes(usual);
    std::int64_t written = 0;
    const auto database = tests::openSqlite(path);
    tests::runSql(database.get(),
                  "CREATE TABLE notes(id INTEGER PRIMARY KEY, person TEXT, label TEXT, text TEXT); BEGIN");
    while (written < bytes) {
        const Note &note = notes.next();
        tests::runSql(database.get(),
                      "INSERT INTO notes VALUES(" + std::to_string(note.number) + ",'" + note.person + "','"
                          + note.label + "','" + note.text + "')");
        written += static_cast<std::int64_t>(note.text.size());
    }
    tests::runSql(database.get(), "COMMIT");
    return static_cast<std::int64_t>(std::filesystem::file_size(path));
}

// Making files is slow: at most a quarter of a gigabyte of them.
std::int64_t writeFolder(const Path &path, std::int64_t bytes)
{
    constexpr std::int64_t most = 256'000'000;
    InventedNotes notes(usual);
    std::int64_t written = 0;
    while (written < std::min(bytes, most)) {
        const Note &note = notes.next();
        const Path folder = path / note.label;
        std::filesystem::create_directories(folder);
        std::ofstream(folder / (std::to_string(note.number) + ".txt"), std::ios::binary) << note.text;
        written += static_cast<std::int64_t>(note.text.size());
    }
    return written;
}

} // namespace

std::vector<NoteFile> noteFiles()
{
    using Packing = PackedOutput::Packing;
    const Layout csv = {.head = "id,person,label,text\n", .row = csvRow};
    const Layout lines = {.head = "", .row = jsonRow, .between = "\n", .tail = "\n"};
    const Layout array = {.head = "[\n", .row = jsonRow, .between = ",\n", .tail = "\n]\n"};
    const Layout resources = {.head = "", .row = fhirRow, .between = "\n", .tail = "\n"};
    const Layout bundle = {.head = "{\"resourceType\":\"Bundle\",\"type\":\"collection\",\"entry\":[\n",
                           .row = entryRow,
                           .between = ",\n",
                           .tail = "]}\n"};
    const Layout messages = {.head = "", .row = messageRow};
    const auto zip = [csv](const Path &path, std::int64_t bytes) { return writeZip(csv, path, bytes); };
    const auto zcat = "zcat FILE | wc -c";
    const auto unzip = "unzip -p FILE | wc -c";
    const auto ofFhir = [](NoteFile file) {
        file.personColumn = "patient";
        file.labelColumn = "type";
        return file;
    };
    NoteFile hl7 = {.name = "notes.hl7", .write = writer(messages)};
    hl7.personColumn = "patient";
    hl7.labelColumn = "document_type";
    NoteFile folder = {
        .name = "notes", .write = writeFolder, .baseline = "find FILE -type f -exec cat {} + | wc -c"};
    folder.personColumn = "@file";
    folder.labelColumn = "@folder";
    return {
        {.name = "notes.csv", .write = writer(csv)},
        {.name = "notes.csv.gz",
         .write = writer(csv, Packing::Gzip),
         .baseline = zcat,
         .mostOfBaseline = 1.6},
        {.name = "members.csv.gz",
         .write = writer(csv, Packing::GzipMembers),
         .baseline = zcat,
         .mostOfBaseline = 1.6},
        {.name = "notes.csv.zst", .write = writer(csv, Packing::Zstd), .baseline = "zstdcat FILE | wc -c"},
        {.name = "notes.csv.zip", .write = zip, .baseline = unzip},
        {.name = "notes.jsonl", .write = writer(lines)},
        {.name = "notes.json", .write = writer(array)},
        ofFhir({.name = "notes.ndjson", .write = writer(resources)}),
        ofFhir({.name = "bundle.json", .write = writer(bundle)}),
        hl7,
        {.name = "notes.xlsx", .write = writeWorkbook, .baseline = unzip, .mostMebibytes = 600},
        {.name = "notes.sqlite",
         .write = writeDatabase,
         .baseline = "sqlite3 -readonly FILE 'SELECT text FROM notes' | wc -c"},
        folder,
    };
}

} // namespace bench
