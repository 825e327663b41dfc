#pragma once

#include "core/package/Package.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace tests {

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path.toStdString());
    return file.readAll();
}

inline QString textOf(const QString &path)
{
    return QString::fromUtf8(contentOf(path));
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + path.toStdString());
}

inline std::filesystem::path path(const QString &name)
{
    return name.toStdString();
}

inline QStringList everythingIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

inline const QStringList packageFiles = {"README.md",
                                         "SHA256SUMS",
                                         "corpus.csv",
                                         "corpus.jsonl",
                                         "croissant.json",
                                         "data-dictionary.csv",
                                         "dataset-card.md",
                                         "datasheet.md",
                                         "expert-evidence.md",
                                         "keyphrases.jsonl",
                                         "manifest.json",
                                         "privacy-statement.pdf",
                                         "recipients-guide.md",
                                         "registry.yaml",
                                         "vocabulary.csv"};

inline bool hasDifferenceOf(const core::package::Verification &verification, const QString &file)
{
    return std::any_of(
        verification.differences.begin(), verification.differences.end(), [&](const std::string &line) {
            return QString::fromStdString(line).startsWith(file + ": ");
        });
}

inline QByteArray listed(const core::package::Verification &verification)
{
    QByteArray lines;
    for (const std::string &line : verification.differences)
        lines += QByteArray::fromStdString(line) + "\n";
    return lines;
}

} // namespace tests
