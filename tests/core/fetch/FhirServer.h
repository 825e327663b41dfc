#pragma once

#include "tests/Python.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

/// A FHIR server in a process of its own, on loopback; ends with this object.
class FhirServer
{
public:
    explicit FhirServer(QJsonObject orders = {})
    {
        orders[QStringLiteral("log")] = log();
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(tests::python,
                        {QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/fetch/fhirserver.py"),
                         QString::fromUtf8(QJsonDocument(orders).toJson(QJsonDocument::Compact))});
        if (!m_process.waitForReadyRead(60'000))
            qFatal("the test's server does not start");
        m_port = m_process.readLine().trimmed().toStdString();
    }

    ~FhirServer()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5'000))
            m_process.kill();
    }

    std::string base() const { return "http://127.0.0.1:" + m_port + "/r4"; }

    /// The requests so far: "GET page /r4/DocumentReference?_count=200 with token".
    QStringList requests() const
    {
        QFile file(log());
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }

    qsizetype requestsOf(const QString &kind) const
    {
        return requests().filter(QLatin1Char(' ') + kind + QLatin1Char(' ')).size();
    }

private:
    QString log() const { return m_folder.filePath(QStringLiteral("log")); }

    QTemporaryDir m_folder;
    QProcess m_process;
    std::string m_port;
};
