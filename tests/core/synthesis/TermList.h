#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

/// A vocabulary file of `count` invented terms "term0" and on, of weight 1000 each.
inline core::vocabulary::Vocabulary inventedTerms(const QTemporaryDir &folder, int count)
{
    QFile file(folder.filePath(QStringLiteral("terms.txt")));
    if (file.open(QIODevice::WriteOnly)) {
        for (int term = 0; term < count; ++term)
            file.write("term" + QByteArray::number(term) + "\n");
    }
    file.close();
    return *core::vocabulary::Vocabulary::fromTermFile(file.fileName().toStdString());
}
