#pragma once

#include <QDir>
#include <QJsonObject>
#include <QProcess>

/// A certificate for 127.0.0.1 that signs itself, made in that folder: {"cert": file, "key": file}.
inline QJsonObject ownCertificate(const QString &folder)
{
    const QString cert = QDir(folder).filePath(QStringLiteral("cert.pem"));
    const QString key = QDir(folder).filePath(QStringLiteral("key.pem"));
    const QString request = QStringLiteral("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=test "
                                           "-addext subjectAltName=IP:127.0.0.1");
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
                  request.split(u' ') << QStringLiteral("-keyout") << key << QStringLiteral("-out") << cert);
    if (!openssl.waitForFinished(30'000) || openssl.exitCode() != 0)
        qFatal("openssl made no certificate");
    return {{QStringLiteral("cert"), cert}, {QStringLiteral("key"), key}};
}
