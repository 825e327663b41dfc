#pragma once

#include "tests/core/package/SampleFiles.h"

#include <QByteArray>
#include <QString>

#include <archive.h>
#include <archive_entry.h>
#include <stdexcept>
#include <vector>

namespace tests {

struct ZipEntry
{
    QString name;
    QByteArray bytes;
    QString linkTo; ///< a symbolic link when not empty
};

/// A zip file of our own making, honest or not.
inline void makeZip(const QString &path, const std::vector<ZipEntry> &entries)
{
    archive *writer = archive_write_new();
    archive_write_set_format_zip(writer);
    int status = archive_write_open_filename(writer, path.toUtf8().constData());
    for (const ZipEntry &entry : entries) {
        archive_entry *header = archive_entry_new();
        archive_entry_set_pathname(header, entry.name.toUtf8().constData());
        const bool isFolder = entry.name.endsWith('/');
        archive_entry_set_filetype(header, isFolder ? AE_IFDIR : AE_IFREG);
        if (!entry.linkTo.isEmpty()) {
            archive_entry_set_filetype(header, AE_IFLNK);
            archive_entry_set_symlink(header, entry.linkTo.toUtf8().constData());
        }
        archive_entry_set_perm(header, isFolder ? 0755 : 0644);
        archive_entry_set_size(header, entry.bytes.size());
        status |= archive_write_header(writer, header);
        if (!entry.bytes.isEmpty()
            && archive_write_data(
                   writer, entry.bytes.constData(), static_cast<std::size_t>(entry.bytes.size()))
                   != entry.bytes.size())
            status = ARCHIVE_FATAL;
        archive_entry_free(header);
    }
    status |= archive_write_close(writer);
    archive_write_free(writer);
    if (status != ARCHIVE_OK)
        throw std::runtime_error("the zip file of the test cannot be made");
}

/// The files of a package in a folder, under a top folder of the zip.
inline std::vector<ZipEntry> entriesOf(const QString &folder, const QString &top = "top/")
{
    std::vector<ZipEntry> entries;
    for (const QString &file : packageFiles)
        entries.push_back({top + file, contentOf(folder + "/" + file), {}});
    return entries;
}

} // namespace tests
