#include "core/release/WritePackage.h"

#include "core/release/Consistency.h"
#include "core/release/Datasheet.h"
#include "core/release/Manifest.h"
#include "core/release/OutputFile.h"
#include "core/release/PackageFiles.h"
#include "core/release/Statement.h"
#include "core/release/Sums.h"
#include "core/release/VocabularyFile.h"

#include <algorithm>

namespace core::release {

namespace {

Result<FileEntry> writeText(std::string_view name, const std::string &text, const Workplace &workplace)
{
    auto file = OutputFile::create(workplace.folder / name, workplace.shown + "/" + std::string(name));
    if (!file)
        return fail(file.error());
    if (auto written = file->write(text); !written)
        return fail(written.error());
    return file->finish();
}

// Adds the text's entry, unless there is none.
Result<void> addText(std::vector<FileEntry> &entries,
                     std::string_view name,
                     const Result<std::string> &text,
                     const Workplace &workplace)
{
    if (!text)
        return fail(text.error());
    auto entry = writeText(name, *text, workplace);
    if (!entry)
        return fail(entry.error());
    entries.push_back(std::move(*entry));
    return {};
}

void sortAsListed(std::vector<FileEntry> &entries)
{
    const auto place = [](const FileEntry &entry) {
        return std::find(files::all.begin(), files::all.end(), entry.name);
    };
    std::sort(entries.begin(), entries.end(), [&place](const FileEntry &a, const FileEntry &b) {
        return place(a) < place(b);
    });
}

} // namespace

Result<std::vector<FileEntry>>
writeAllFiles(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    if (auto consistent = checkConsistency(contents); !consistent)
        return fail(consistent.error());
    auto entries = writeCorpusFiles(contents.documents, workplace, progress.part(0.0, 0.8));
    if (!entries)
        return entries;
    auto vocabulary =
        writeVocabularyFile(contents.model, contents.vocabulary, workplace, progress.part(0.8, 0.95));
    if (!vocabulary)
        return fail(vocabulary.error());
    entries->push_back(std::move(*vocabulary));

    auto done = addText(*entries, files::readme, statementText(contents), workplace);
    if (done)
        done = addText(*entries, files::datasheet, datasheetText(contents), workplace);
    sortAsListed(*entries);
    if (done)
        done = addText(*entries, files::manifest, manifestText(contents, *entries), workplace);
    if (done)
        done = addText(*entries, files::sums, sumsText(*entries), workplace);
    if (done)
        done = progress.at(1.0);
    if (!done)
        return fail(done.error());
    return entries;
}

} // namespace core::release
