#pragma once

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>

/// The program that recipients have. It is among the packages of the tests.
namespace tests {

inline bool hasMinisign()
{
    return !QStandardPaths::findExecutable("minisign").isEmpty();
}

/// Its exit code; `input` is what a person would type.
inline int minisign(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start("minisign", arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return -1;
    return process.exitCode();
}

} // namespace tests
