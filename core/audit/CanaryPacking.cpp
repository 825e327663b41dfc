#include "core/audit/CanaryPacking.h"

#include <archive.h>
#include <archive_entry.h>
#include <fstream>
#include <memory>
#include <system_error>

namespace core::audit {

namespace {

tl::unexpected<Error> notWritten(const std::filesystem::path &file)
{
    return fail(ErrorCode::Io, file.string() + ": cannot be written; make room in the temporary folder");
}

} // namespace

Result<void> writeFile(const std::filesystem::path &file, std::string_view bytes)
{
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    std::ofstream out(file, std::ios::binary);
    out << bytes;
    out.close();
    return out ? Result<void>() : notWritten(file);
}

Result<void> writeZip(const std::filesystem::path &file, const std::vector<PackedFile> &files)
{
    const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                         &archive_write_free);
    archive_write_set_format_zip(writer.get());
    archive_write_zip_set_compression_deflate(writer.get());
    bool isWritten = archive_write_open_filename(writer.get(), file.string().c_str()) == ARCHIVE_OK;
    for (const PackedFile &each : files) {
        const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                                  &archive_entry_free);
        archive_entry_set_pathname(entry.get(), each.name.c_str());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(each.bytes.size()));
        isWritten = isWritten && archive_write_header(writer.get(), entry.get()) == ARCHIVE_OK
                    && archive_write_data(writer.get(), each.bytes.data(), each.bytes.size())
                           == static_cast<la_ssize_t>(each.bytes.size());
    }
    // The last blocks are written here.
    isWritten = archive_write_close(writer.get()) == ARCHIVE_OK && isWritten;
    return isWritten ? Result<void>() : notWritten(file);
}

std::vector<PackedFile> workbookOf(const std::string &rows)
{
    const std::string declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";
    const std::string main = " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    const std::string types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const std::string package = "http://schemas.openxmlformats.org/package/2006/";
    const auto related = [&](const std::string &type, const std::string &target) {
        return declaration + "<Relationships xmlns=\"" + package
               + "relationships\"><Relationship Id=\"rId1\" Type=\"" + types + "/" + type + "\" Target=\""
               + target + "\"/></Relationships>";
    };
    return {{"[Content_Types].xml", declaration + "<Types xmlns=\"" + package + "content-types\"/>"},
            {"_rels/.rels", related("officeDocument", "xl/workbook.xml")},
            {"xl/_rels/workbook.xml.rels", related("worksheet", "worksheets/sheet1.xml")},
            {"xl/workbook.xml",
             declaration + "<workbook" + main + " xmlns:r=\"" + types
                 + "\"><sheets><sheet name=\"Notes\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"},
            {"xl/worksheets/sheet1.xml",
             declaration + "<worksheet" + main + "><sheetData>" + rows + "</sheetData></worksheet>"}};
}

std::vector<PackedFile> spreadsheetOf(const std::string &rows)
{
    const std::string names = "urn:oasis:names:tc:opendocument:xmlns:";
    return {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
            {"content.xml",
             R"(<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office=")" + names
                 + "office:1.0\" xmlns:table=\"" + names + "table:1.0\" xmlns:text=\"" + names
                 + "text:1.0\"><office:body><office:spreadsheet><table:table table:name=\"Notes\">" + rows
                 + "</table:table></office:spreadsheet></office:body></office:document-content>"},
            {"META-INF/manifest.xml",
             "<manifest:manifest xmlns:manifest=\"" + names
                 + "manifest:1.0\"><manifest:file-entry "
                   "manifest:full-path=\"content.xml\"/></manifest:manifest>"}};
}

} // namespace core::audit
