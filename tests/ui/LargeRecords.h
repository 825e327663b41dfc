#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>
#include <QtGlobal>

/// The sample's notes over and over until the file has `megabytes`, each time of other patients.
inline void writeLargeRecords(const QString &path, int megabytes)
{
    QFile sample(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/notes.csv"));
    QFile large(path);
    if (!sample.open(QIODevice::ReadOnly) || !large.open(QIODevice::WriteOnly))
        qFatal("the sample's notes cannot be read, or the test's folder not written");
    large.write(sample.readLine());
    const QByteArray notes = sample.readAll();
    const QList<QByteArray> parts = notes.split('P'); // "P0050": the patient
    const qint64 wanted = qint64{megabytes} << 20;
    for (int copy = 0; large.size() < wanted; ++copy) {
        const QByteArray prefix = 'P' + QByteArray::number(copy) + '-';
        QByteArray rows;
        rows.reserve(notes.size() * 11 / 10);
        for (qsizetype index = 0; index < parts.size(); ++index) {
            const QByteArray &part = parts[index];
            const bool isPatient =
                index > 0 && part.size() > 4 && part[0] >= '0' && part[0] <= '9' && part[4] == ',';
            if (index > 0)
                rows += isPatient ? prefix : QByteArray("P");
            rows += part;
        }
        if (large.write(rows) != rows.size())
            qFatal("the test's folder is full");
    }
}
