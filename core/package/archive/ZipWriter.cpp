#include "core/package/archive/ZipWriter.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageReader.h"

#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <memory>
#include <string>

namespace core::package {

namespace {

struct FreeWriter
{
    void operator()(archive *writer) const { archive_write_free(writer); }
};
using Writer = std::unique_ptr<archive, FreeWriter>;

struct FreeEntry
{
    void operator()(archive_entry *entry) const { archive_entry_free(entry); }
};
using Entry = std::unique_ptr<archive_entry, FreeEntry>;

Error writeError(archive *writer, const std::string &shown)
{
    const int error = archive_errno(writer);
    return ioError(shown, "the zip file cannot be written", error > 0 ? error : EIO);
}

std::time_t timeOf(const Date &day)
{
    const auto number = [&](std::size_t at, std::size_t length) {
        return std::stoi(day.text().substr(at, length));
    };
    const std::chrono::year_month_day date(std::chrono::year(number(0, 4)),
                                           std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                           std::chrono::day(static_cast<unsigned>(number(8, 2))));
    return std::chrono::system_clock::to_time_t(std::chrono::sys_days(date));
}

Entry headerFor(const FileEntry &file, const ZipOptions &options)
{
    Entry entry(archive_entry_new());
    archive_entry_set_pathname(entry.get(), (options.topFolder + "/" + file.name).c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), 0644);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(file.bytes));
    archive_entry_set_mtime(entry.get(), timeOf(options.madeOn), 0);
    return entry;
}

Result<void> packData(archive *writer, std::string_view bytes, const std::string &shown)
{
    while (!bytes.empty()) {
        const la_ssize_t taken = archive_write_data(writer, bytes.data(), bytes.size());
        if (taken <= 0)
            return fail(writeError(writer, shown));
        bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return {};
}

Result<void> pack(archive *writer,
                  const std::filesystem::path &source,
                  const FileEntry &file,
                  const std::string &shown,
                  const ZipOptions &options,
                  const Progress &progress)
{
    if (archive_write_header(writer, headerFor(file, options).get()) != ARCHIVE_OK)
        return fail(writeError(writer, shown));
    std::uint64_t bytes = 0;
    auto packed = readFile(source, [&](std::string_view piece) -> Result<void> {
        bytes += piece.size();
        const double share =
            static_cast<double>(bytes) / static_cast<double>(std::max<std::uint64_t>(1, file.bytes));
        KEYSEED_TRY(progress.at(std::min(1.0, share)));
        return packData(writer, piece, shown);
    });
    if (packed && archive_write_finish_entry(writer) != ARCHIVE_OK)
        return fail(writeError(writer, shown));
    return packed;
}

} // namespace

std::string cleanFolderName(std::string_view name)
{
    std::string clean;
    for (const char c : name) {
        const bool kept = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                          || c == '_' || c == '.' || c == '-';
        if (kept)
            clean += c;
        else if (!clean.empty() && clean.back() != '-')
            clean += '-';
    }
    clean.erase(0, std::min(clean.find_first_not_of(".-"), clean.size()));
    clean.resize(std::min<std::size_t>(clean.size(), 100));
    clean.erase(clean.find_last_not_of(".-") + 1);
    return clean;
}

Result<void> writeZipFile(const Workplace &from,
                          const std::vector<FileEntry> &files,
                          const std::filesystem::path &zip,
                          const ZipOptions &options,
                          const Progress &progress)
{
    const Writer writer(archive_write_new());
    archive_write_set_format_zip(writer.get());
    archive_write_zip_set_compression_deflate(writer.get());
#ifdef _WIN32
    const int opened = archive_write_open_filename_w(writer.get(), zip.c_str());
#else
    const int opened = archive_write_open_filename(writer.get(), zip.c_str());
#endif
    if (opened != ARCHIVE_OK)
        return fail(writeError(writer.get(), from.shown));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const double count = static_cast<double>(files.size());
        const Progress part =
            progress.part(static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        auto packed = pack(writer.get(), from.folder / files[i].name, files[i], from.shown, options, part);
        if (!packed)
            return packed;
    }
    // The last blocks are written here, so a full disk may show here only.
    if (archive_write_close(writer.get()) != ARCHIVE_OK)
        return fail(writeError(writer.get(), from.shown));
    return system::syncFile(zip) ? Result<void>() : fail(ioError(from.shown, "cannot be written", errno));
}

} // namespace core::package
