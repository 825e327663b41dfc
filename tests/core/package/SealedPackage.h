#pragma once

#include "tests/core/package/SampleFiles.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

/// A package that someone changed and then made all sums right again.
namespace tests {

using ManifestJson = nlohmann::ordered_json;

inline QByteArray sumOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

inline void writeSums(const QString &folder)
{
    const QStringList order{"README.md",
                            "privacy-statement.pdf",
                            "recipients-guide.md",
                            "corpus.csv",
                            "corpus.jsonl",
                            "keyphrases.jsonl",
                            "vocabulary.csv",
                            "vocabulary.learnt",
                            "patients.csv",
                            "fields.csv",
                            "person.csv",
                            "visit_occurrence.csv",
                            "note.csv",
                            "data-dictionary.csv",
                            "datasheet.md",
                            "dataset-card.md",
                            "croissant.json",
                            "registry.yaml",
                            "expert-evidence.md",
                            "manifest.json"};
    QByteArray sums;
    for (const QString &file : order)
        if (QFile::exists(folder + "/" + file))
            sums += sumOf(contentOf(folder + "/" + file)) + "  " + file.toUtf8() + "\n";
    write(folder + "/SHA256SUMS", sums);
}

inline ManifestJson manifestOf(const QString &folder)
{
    return ManifestJson::parse(contentOf(folder + "/manifest.json").toStdString());
}

/// Writes the manifest as it is given.
inline void writeManifest(const QString &folder, const ManifestJson &manifest)
{
    write(folder + "/manifest.json", QByteArray::fromStdString(manifest.dump(2)));
    writeSums(folder);
}

/// Everything agrees with the files again: what is wrong now is only what they say.
inline void seal(const QString &folder)
{
    ManifestJson manifest = manifestOf(folder);
    for (ManifestJson &file : manifest["files"]) {
        const QByteArray bytes = contentOf(folder + "/" + QString::fromStdString(file["name"]));
        file["bytes"] = bytes.size();
        file["sha256"] = sumOf(bytes).toStdString();
    }
    writeManifest(folder, manifest);
}

} // namespace tests
