#pragma once

#include "core/records/Source.h"
#include "core/records/csv/Quoting.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

class ZipDirectory;

/// The database of a source, and what finds its user and password.
struct DatabasePart
{
    DatabaseSource source;
    FindDatabaseSecret findSecret = {};
    std::function<bool()> isCancelled = {};
};

/// One file of a source, or one entry of an archive. ByteStream decompresses gzip and zstd: a format never
/// sees them.
struct Part
{
    std::filesystem::path path;
    std::string entry = {}; ///< the name in the archive; empty when the file is no archive
    /// The list of that archive, where it was read before: reading it again for each entry would take long.
    std::shared_ptr<const ZipDirectory> archive = {};
    std::filesystem::path folder = {};   ///< the folder that the source names, above the file; empty: none
    bool isOneOfMany = false;            ///< it comes from a folder, a pattern or an archive
    bool isNamed = false;                ///< the source names this very file, which is no archive
    std::optional<char> delimiter = {};  ///< for a format that takes one
    std::optional<Quoting> quoting = {}; ///< see Source::quoting
    std::optional<std::int64_t> headerRow = {}; ///< see Source::headerRow
    std::optional<std::string> encoding = {};   ///< a name ICU knows; empty: the byte-order mark, else UTF-8
    std::optional<std::string> table = {};      ///< a sheet, a table or a view; empty: the first that fits
    std::string recordElement = {};             ///< as in Source
    std::shared_ptr<const DatabasePart> database = {}; ///< instead of a file; null: a file
};

/// Returns the name of the file or of the entry, without folders and without .gz or .zst.
std::filesystem::path unpackedName(const Part &part);

/// Returns the ending of unpackedName(), in lower case and with the dot: ".csv" for "Notes.CSV.gz".
std::string endingOf(const Part &part);

/// The share of a source's parts that one of several programs reads. The shares of all are the parts, each
/// once, as long as all see the same parts (FileSums::listing).
struct PartShare
{
    std::size_t own = 0; ///< below `count`
    std::size_t count = 1;
};

/// The largest record that is read by default.
inline constexpr std::size_t mostRecordBytes = std::size_t{64} << 20;

/// How a file is read. Tests make chunks and records small.
struct ReadOptions
{
    std::size_t chunkBytes = std::size_t{256} << 10;
    std::size_t maximumRecordBytes = mostRecordBytes;
    /// Columns beside those of the source's roles, or names of fileColumns(): RecordStream::others().
    std::vector<std::string> others = {};
    bool hasDigest = true; ///< hashing takes as long as all other work
    /// Whether a column that no part has is an error in formats whose parts may lack columns. Not where
    /// records are counted for a release: it would tell whether some record has the column.
    bool expectsColumns = false;
    PartShare share = {}; ///< the parts that are read, and digested
};

/// A column that every source has: the name or the place of the file, for labels and persons that stand
/// nowhere else.
struct FileColumn
{
    std::string_view name;
    std::string (*valueIn)(const Part &part);
};

/// Returns all of them. `@file`: the name without its ending ("220-01"). `@folder`: the name of its folder
/// ("cardiology"). `@path`: the path below the folder or in the archive that the source names
/// ("2020/cardiology/220-01.txt").
const std::array<FileColumn, 3> &fileColumns();

/// Returns null if there is none of that name.
const FileColumn *findFileColumn(std::string_view name);

} // namespace core::records
