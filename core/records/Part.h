#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace core::records {

class ZipDirectory;

/// One file of a source, or one entry of an archive, as a format reads it. Gzip and zstd in front of it are
/// taken off by ByteStream: a format never sees them.
struct Part
{
    std::filesystem::path path;
    std::string entry = {}; ///< of an archive; empty when the file is none
    /// The list of that archive, where it was read: to read it again for each of many entries would take
    /// long.
    std::shared_ptr<const ZipDirectory> archive = {};
    std::filesystem::path folder =
        {};                   ///< that the source names and the file lies below; empty when it names none
    bool isOneOfMany = false; ///< of a folder, a pattern or an archive
    std::optional<char> delimiter = {};       ///< only of a format that takes one
    std::optional<std::string> encoding = {}; ///< a name ICU knows; empty: the byte-order mark, else UTF-8
    std::optional<std::string> table = {};    ///< a sheet, a table or a view; empty: the first that fits
};

/// Its file's name, or its entry's, without folders and without .gz or .zst.
std::filesystem::path unpackedName(const Part &part);

/// The ending of that, in lower case and with the dot: ".csv" of "Notes.CSV.gz".
std::string endingOf(const Part &part);

} // namespace core::records
