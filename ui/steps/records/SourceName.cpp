#include "ui/steps/records/SourceName.h"

#include "ui/session/ProjectSession.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <filesystem>

namespace ui {

namespace {

namespace fs = std::filesystem;

struct SourceNames
{
    Q_DECLARE_TR_FUNCTIONS(SourceNames)
};

QString shown(const fs::path &path)
{
    return QDir::toNativeSeparators(QString::fromStdString(path.string()));
}

QString nameOfSeveral(const std::vector<fs::path> &files, int count)
{
    const fs::path folder = files.front().parent_path();
    const bool areTogether =
        std::ranges::all_of(files, [&](const fs::path &file) { return file.parent_path() == folder; });
    return areTogether && folder.has_filename()
               //: %1: the name of a folder
               ? SourceNames::tr("%Ln file(s) in %1", nullptr, count).arg(shown(folder.filename()))
               : SourceNames::tr("%Ln file(s)", nullptr, count);
}

QString nameOfOne(const fs::path &file, int count, bool isArchive)
{
    const QString name = shown(file.filename());
    if (count < 2)
        return name;
    return isArchive
               //: %1: the name of an archive
               ? SourceNames::tr("%1, %Ln file(s)", nullptr, count).arg(name)
               : SourceNames::tr("%Ln file(s) in %1", nullptr, count).arg(name);
}

} // namespace

SourceName sourceName(const ProjectSession &session)
{
    const std::vector<fs::path> &files = session.plan().records.files;
    const auto &preview = session.records().preview();
    const auto count = static_cast<int>(preview ? preview->files : files.size());
    return {.name = files.size() > 1 ? nameOfSeveral(files, count)
                                     : nameOfOne(files.front(), count, session.records().facts().isArchive),
            .folder = shown(files.front().parent_path())};
}

} // namespace ui
