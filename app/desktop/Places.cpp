#include "app/desktop/Places.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <system_error>
#include <vector>

namespace desktop {

namespace {

std::filesystem::path sharedDir()
{
    return std::filesystem::path(QCoreApplication::applicationDirPath().toStdString()) / ".." / "share"
           / "keyseed";
}

/// The first of the folders that holds `file`, else the last: the error then names a place one can look at.
std::filesystem::path holding(const std::string &file, const std::vector<std::filesystem::path> &folders)
{
    for (const auto &folder : folders) {
        std::error_code ignored;
        if (std::filesystem::exists(folder / file, ignored))
            return folder.lexically_normal();
    }
    return folders.back();
}

std::vector<std::filesystem::path> rootFolders()
{
    std::vector<std::filesystem::path> folders;
    if (const QString named = qEnvironmentVariable("KEYSEED_RESOURCES"); !named.isEmpty())
        folders.emplace_back(named.toStdString());
    folders.push_back(sharedDir());
    return folders;
}

} // namespace

std::filesystem::path resourcesDir()
{
    std::vector<std::filesystem::path> folders = rootFolders();
#ifdef KEYSEED_RESOURCES_DIR // not in a program to hand on
    folders.emplace_back(KEYSEED_RESOURCES_DIR);
#endif
    return holding("medical.lexicon", folders);
}

std::filesystem::path sampleDir()
{
    std::vector<std::filesystem::path> folders;
    for (const auto &root : rootFolders())
        folders.push_back(root / "sample");
#ifdef KEYSEED_SOURCE_DIR
    folders.push_back(std::filesystem::path(KEYSEED_SOURCE_DIR) / "resources" / "sample");
#endif
    return holding("plan.json", folders);
}

std::filesystem::path guideDir()
{
    std::vector<std::filesystem::path> folders;
    for (const auto &root : rootFolders())
        folders.push_back(root / ".." / "doc" / "keyseed" / "guide");
#ifdef KEYSEED_SOURCE_DIR
    folders.push_back(std::filesystem::path(QCoreApplication::applicationDirPath().toStdString()) / ".."
                      / ".." / "guide");
#endif
    return holding("en/index.html", folders);
}

std::filesystem::path projectsDir()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).filePath(QStringLiteral("Keyseed")).toStdString();
}

QStringList translationDirs()
{
    QStringList folders;
    for (const auto &root : rootFolders())
        folders.append(QString::fromStdString((root / "translations").string()));
#ifdef KEYSEED_SOURCE_DIR
    folders.append(QCoreApplication::applicationDirPath() + QStringLiteral("/../../translations"));
#endif
    return folders;
}

} // namespace desktop
