#include "core/package/corpus/TextFiles.h"

#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/DocumentRows.h"
#include "core/package/text/SyntheticId.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace core::package {

namespace {

Result<FileEntry> writeText(const writing::Document &document, const Workplace &workplace)
{
    // The id becomes a file name: nothing but an id may get there.
    if (numberOfId(document.seed.id) == 0)
        return fail(ErrorCode::Internal,
                    workplace.shown + "/" + std::string(files::textFolder)
                        + ": an id is not of the form SYN-000001");
    const std::string name = textFileName(document.seed.id);
    KEYSEED_ASSIGN(auto file, OutputFile::create(workplace.folder / name, workplace.shown + "/" + name));
    KEYSEED_TRY(file.write(document.text));
    return file.finish().map([&name](FileEntry entry) {
        entry.name = name;
        return entry;
    });
}

} // namespace

std::string textFileName(std::string_view id)
{
    return std::string(files::textFolder) + "/" + std::string(id) + ".txt";
}

Result<std::vector<FileEntry>>
writeTextFiles(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    const std::filesystem::path folder = workplace.folder / files::textFolder;
    std::error_code error;
    if (!std::filesystem::create_directory(folder, error))
        return fail(ioError(workplace.shown + "/" + std::string(files::textFolder),
                            "cannot be made",
                            error ? error.value() : static_cast<int>(std::errc::file_exists)));
    std::vector<FileEntry> entries;
    const std::vector<Row> rows = byRisingId(*contents.documents);
    for (const Row row : rows) {
        const double fraction = static_cast<double>(entries.size()) / static_cast<double>(rows.size());
        KEYSEED_TRY(progress.at(fraction));
        KEYSEED_ASSIGN(auto entry, writeText(*row, workplace));
        entries.push_back(std::move(entry));
    }
    syncFolder(folder);
    KEYSEED_TRY(progress.at(1.0));
    return entries;
}

} // namespace core::package
