#pragma once

#include "core/records/bytes/Unpacking.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace core::records::xlsx {

/// Returns an error about a damaged workbook, with what to do about it. `what` quotes nothing of it.
ReadError damaged(std::string_view what);

/// The parts of a workbook by their paths, which are compared without regard to case (Open Packaging
/// Conventions, ECMA-376 part 2, 6.3.5). Several may be read at a time.
class Container final
{
public:
    /// Opens a file. Errors: as FileBytes::open, ZipDirectory::read; InvalidRecords (encrypted or old Excel,
    /// no zip file).
    static ReadResult<Container> open(const std::filesystem::path &path);

    /// Null if there is none of that name. Errors: as Unpacking::open.
    ReadResult<std::unique_ptr<Unpacking>> part(const std::string &name) const;

private:
    Container(std::filesystem::path path, std::shared_ptr<const ZipDirectory> archive)
        : m_path(std::move(path))
        , m_archive(std::move(archive))
    {}

    std::filesystem::path m_path;
    std::shared_ptr<const ZipDirectory> m_archive;
    std::map<std::string, const ZipEntry *>
        m_entries; ///< by their names in the form in which they are compared
};

} // namespace core::records::xlsx
