#include "app/guide/Files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace guide {

namespace {

core::Error unusable(const QString &path, const char *expected, const QString &reason)
{
    return {core::ErrorCode::Io,
            path.toStdString() + ": expected to " + expected + ": " + reason.toStdString()};
}

} // namespace

core::Result<QByteArray> read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::fail(unusable(path, "read this file", file.errorString()));
    return file.readAll();
}

core::Result<void> write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return core::fail(unusable(path, "write this file", file.errorString()));
    return {};
}

} // namespace guide
