#include "core/records/parts/Parts.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/base/system/Files.h"
#include "core/records/Format.h"
#include "core/records/bytes/Unpacking.h"
#include "core/records/ods/Spreadsheet.h"
#include "core/records/parts/PartFormat.h"

#include <algorithm>
#include <cstddef>
#include <system_error>

namespace core::records {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostParts = 1'000'000;

ReadError at(ReadError found, const fs::path &path)
{
    found.place.file = path.string();
    return found;
}

// Orders paths name by name, as std::filesystem::path does, without taking them apart.
bool comesBefore(const std::string &one, const std::string &other)
{
    const auto rank = [](char byte) { return byte == '/' ? 0 : static_cast<unsigned char>(byte) + 1; };
    return std::ranges::lexicographical_compare(one, other, {}, rank, rank);
}

using Archive = std::shared_ptr<const ZipDirectory>;

/// Null unless it is a zip file that holds files, rather than a document that happens to be one.
ReadResult<Archive> archiveAt(const fs::path &path)
{
    auto file = FileBytes::open(path, false);
    if (!file)
        return fail(at(file.error(), path));
    const auto head = file->head(4);
    if (!head)
        return fail(at(head.error(), path));
    if (packingOf(*head) != Packing::Zip)
        return Archive();
    auto archive = ZipDirectory::read(*file);
    if (!archive)
        return fail(at(archive.error(), path));
    if ((*archive)->entries().empty())
        return fail(at({.what = "the archive holds no file of records; name another one"}, path));
    const bool isDocument = (*archive)->find("[Content_Types].xml") || (*archive)->find("word/document.xml")
                            || ods::isDocument(**archive);
    return isDocument ? Archive() : std::move(*archive);
}

/// Collects the parts of one name of a source.
class PartFinder final
{
public:
    PartFinder(const Source &source, std::vector<Part> &parts, LeftOut &leftOut)
        : m_source(source)
        , m_named(source.format ? findFormat(*source.format) : nullptr)
        , m_parts(parts)
        , m_leftOut(leftOut)
    {}

    ReadResult<void> find(const fs::path &name)
    {
        std::error_code ignored;
        if (fs::is_directory(name, ignored))
            return addFolder(name);
        if (fs::exists(name, ignored) || name.empty())
            return addNamed(name);
        for (fs::path above = name.parent_path(); above.has_filename(); above = above.parent_path())
            if (fs::is_regular_file(above, ignored))
                return addEntries(above, name.lexically_relative(above).generic_string());
        if (name.string().find_first_of("*?[") != std::string::npos)
            return addMatching(name);
        return addFile(name, false); // whose reader says what is wrong with it
    }

private:
    Part partOf(const fs::path &path, bool isOneOfMany) const
    {
        return {.path = path,
                .isOneOfMany = isOneOfMany,
                .delimiter = m_source.delimiter,
                .quoting = m_source.quoting,
                .headerRow = m_source.headerRow,
                .encoding = m_source.encoding,
                .table = m_source.table,
                .recordElement = m_source.recordElement};
    }

    ReadResult<void> addNamed(const fs::path &path)
    {
        KEYSEED_TRY(addFile(path, false));
        m_parts.back().isNamed = m_parts.back().entry.empty();
        return {};
    }

    ReadResult<void> add(Part part)
    {
        if (m_parts.size() == mostParts)
            return fail({.code = ErrorCode::InvalidPlan,
                         .what = "more than 1,000,000 files; name fewer of them in records.files"});
        m_parts.push_back(std::move(part));
        return {};
    }

    ReadResult<void> addFile(const fs::path &path, bool isOneOfMany)
    {
        std::error_code ignored;
        if (!fs::is_regular_file(path, ignored))
            return add(partOf(path, isOneOfMany));
        KEYSEED_ASSIGN(const auto archive, archiveAt(path));
        if (!archive)
            return add(partOf(path, isOneOfMany));
        const auto &all = archive->entries();
        std::vector<const ZipEntry *> entries(all.size());
        std::ranges::transform(all, entries.begin(), [](const ZipEntry &entry) { return &entry; });
        // A single file was packed for its size, whatever its name is.
        if (entries.size() > 1)
            std::erase_if(entries, [&](const ZipEntry *entry) { return !takes(entryPart(path, *entry)); });
        if (entries.empty())
            return fail(at(nothingTaken("archive"), path));
        return addAll(path, archive, entries, archive->entries().size() > 1);
    }

    Part entryPart(const fs::path &zip, const ZipEntry &entry) const
    {
        Part part = partOf(zip, true);
        part.entry = entry.name;
        return part;
    }

    ReadResult<void> addAll(const fs::path &zip,
                            const Archive &archive,
                            const std::vector<const ZipEntry *> &entries,
                            bool areMany)
    {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (i > 0 && entries[i]->name == entries[i - 1]->name)
                return fail(at({.what = "two files in the archive have the same name; pack it again"}, zip));
            Part part = entryPart(zip, *entries[i]);
            part.isOneOfMany = areMany;
            part.archive = archive;
            KEYSEED_TRY(add(std::move(part)));
        }
        return {};
    }

    ReadResult<void> addEntries(const fs::path &zip, const std::string &pattern)
    {
        KEYSEED_ASSIGN(const auto archive, archiveAt(zip));
        if (!archive)
            return add(partOf(zip / pattern, false)); // whose reader says that there is no such file
        std::vector<const ZipEntry *> entries;
        for (const ZipEntry &entry : archive->entries())
            if (entry.name == pattern || system::matchesPattern(entry.name, pattern))
                entries.push_back(&entry);
        if (entries.empty())
            return fail(
                at({.code = ErrorCode::NotFound, .what = "the archive holds no such file; check the path"},
                   zip / pattern));
        return addAll(zip, archive, entries, entries.size() > 1);
    }

    ReadResult<void> addMatching(const fs::path &pattern)
    {
        std::vector<fs::path> paths = system::pathsMatching(pattern);
        std::error_code ignored;
        std::erase_if(paths, [&](const fs::path &path) { return !fs::is_regular_file(path, ignored); });
        if (paths.empty())
            return fail(at({.code = ErrorCode::NotFound,
                            .what = "no file fits this pattern; check it, or name the files"},
                           pattern));
        std::ranges::sort(paths);
        for (const fs::path &path : paths)
            KEYSEED_TRY(addFile(path, paths.size() > 1));
        return {};
    }

    ReadResult<void> addFolder(const fs::path &folder)
    {
        std::vector<Part> chosen;
        std::error_code problem;
        for (auto entry = fs::recursive_directory_iterator(folder, problem);
             !problem && entry != fs::recursive_directory_iterator();
             entry.increment(problem)) {
            std::error_code gone; // what was taken away meanwhile is passed over
            const std::string name = entry->path().filename().string();
            const bool isHidden = name.starts_with('.') || name == "__MACOSX";
            if (entry->is_directory(gone) && !entry->is_symlink(gone)) {
                const bool isClosed = !isHidden && !system::canList(entry->path());
                if (isHidden || isClosed)
                    entry.disable_recursion_pending();
                if (isClosed)
                    m_leftOut.add(LeftOutReason::ClosedFolder);
                continue;
            }
            if (isHidden)
                continue;
            if (entry->is_symlink(gone) || !entry->is_regular_file(gone)) {
                m_leftOut.add(LeftOutReason::NoRegularFile);
                continue;
            }
            Part part = partOf(entry->path(), true);
            part.folder = folder;
            if (takes(part))
                chosen.push_back(std::move(part));
        }
        if (problem)
            return fail(at({.code = ErrorCode::Io,
                            .what = "cannot be read (" + problem.message() + "); check that you may read it"},
                           folder));
        if (chosen.empty())
            return fail(at(nothingTaken("folder"), folder));
        // Pointers, because there may be a million.
        std::vector<std::pair<std::string, Part *>> sorted(chosen.size());
        std::ranges::transform(
            chosen, sorted.begin(), [](Part &part) { return std::pair(part.path.generic_string(), &part); });
        std::ranges::sort(
            sorted, comesBefore, [](const auto &named) -> const std::string & { return named.first; });
        m_parts.reserve(m_parts.size() + sorted.size());
        for (const auto &[name, part] : sorted)
            KEYSEED_TRY(add(std::move(*part)));
        return {};
    }

    /// Returns whether a file of a folder or an archive is taken, and counts it if not.
    bool takes(const Part &part)
    {
        const bool isOne = isTaken(part, m_named);
        if (!isOne)
            m_leftOut.add(LeftOutReason::OtherEnding);
        return isOne;
    }

    ReadError nothingTaken(const std::string &place) const
    {
        if (m_leftOut.of(LeftOutReason::OtherEnding) == 0 || !m_named)
            return {.what = "the " + place + " holds no file of records; name another one"};
        return {.what = "the " + place + " holds no file with an ending of records.format ("
                        + joined(m_named->endings()) + "); set records.format to the kind of its files"};
    }

    const Source &m_source;
    const Format *m_named;
    std::vector<Part> &m_parts;
    LeftOut &m_leftOut;
};

} // namespace

ReadResult<std::vector<Part>> partsOf(const Source &source, LeftOut *leftOut)
{
    std::vector<Part> parts;
    if (!source.database.connection.empty()) {
        parts.push_back({.path = source.file(),
                         .table = source.table,
                         .database = std::make_shared<const DatabasePart>(
                             DatabasePart{source.database, source.findSecret, source.isCancelled})});
        return parts;
    }
    LeftOut counted;
    PartFinder finder(source, parts, counted);
    for (const fs::path &name : source.files)
        KEYSEED_TRY(finder.find(name));
    if (leftOut)
        *leftOut += counted;
    if (parts.empty())
        parts.push_back({}); // whose reader says that there is no such file
    if (parts.size() > 1)
        for (Part &part : parts)
            part.isOneOfMany = true;
    return parts;
}

std::vector<fs::path> filesOf(const Source &source)
{
    std::vector<fs::path> files;
    std::vector<std::vector<fs::path>> named = {source.files, source.join.files};
    for (const Join &join : source.fieldJoins)
        named.push_back(join.files);
    for (const std::vector<fs::path> &names : named) {
        Source one = source;
        one.database = {};
        one.files = names;
        const auto parts = partsOf(one);
        if (!parts)
            files.insert(files.end(), names.begin(), names.end());
        for (std::size_t i = 0; !names.empty() && parts && i < parts->size(); ++i)
            if (files.empty() || files.back() != (*parts)[i].path) // the entries of an archive stand together
                files.push_back((*parts)[i].path);
    }
    return files;
}

} // namespace core::records
