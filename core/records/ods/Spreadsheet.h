#pragma once

#include "core/records/bytes/Unpacking.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::records::ods {

/// Returns whether a zip file is a document of OpenDocument, rather than an archive of files.
bool isDocument(const ZipDirectory &archive);

/// A spreadsheet of OpenDocument (1.3, part 2, 3). Its `content.xml` holds all tables.
class Spreadsheet final
{
public:
    /// Opens a file. Errors: as FileBytes::open, ZipDirectory::read; InvalidRecords (no such document,
    /// encrypted).
    static ReadResult<Spreadsheet> open(const std::filesystem::path &path);

    /// Opens `content.xml`. Errors: as Unpacking::open.
    ReadResult<std::unique_ptr<Unpacking>> content() const;
    /// Returns the names of its tables, in their order. Errors: as XmlStream::readOn.
    ReadResult<std::vector<std::string>> tables() const;

private:
    Spreadsheet(std::filesystem::path path, std::shared_ptr<const ZipDirectory> archive)
        : m_path(std::move(path))
        , m_archive(std::move(archive))
    {}

    ReadResult<std::unique_ptr<Unpacking>> entry(std::string_view name) const;

    std::filesystem::path m_path;
    std::shared_ptr<const ZipDirectory> m_archive;
};

} // namespace core::records::ods
