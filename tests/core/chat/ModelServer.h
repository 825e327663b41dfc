#pragma once

#include "core/http/Exchanges.h"
#include "tests/Python.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

/// A language model's server in a process of its own, on loopback; ends with this object.
class ModelServer
{
public:
    explicit ModelServer(const QJsonObject &orders = {})
        : m_scheme(orders.contains(QStringLiteral("cert")) ? "https" : "http")
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(tests::python,
                        {QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/chat/server.py"),
                         QString::fromUtf8(QJsonDocument(orders).toJson(QJsonDocument::Compact))});
        if (!m_process.waitForReadyRead(60'000))
            qFatal("the test's server does not start");
        m_port = m_process.readLine().trimmed().toStdString();
    }

    ~ModelServer()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(5'000))
            m_process.kill();
    }

    std::string url(const std::string &path = {}) const { return m_scheme + "://127.0.0.1:" + m_port + path; }

    /// {"requests": n, "prompts": {prompt: [requests, answers]}}
    QJsonObject count() const
    {
        std::string body;
        core::http::Exchanges exchanges({});
        exchanges.start(
            {.url = url("/count"), .headers = {}, .body = {}},
            [&](std::string_view bytes) {
                body += bytes;
                return true;
            },
            [](const core::http::Reply &) {});
        while (exchanges.inFlight() > 0)
            exchanges.run(std::chrono::seconds(1));
        return QJsonDocument::fromJson(QByteArray::fromStdString(body)).object();
    }

private:
    QProcess m_process;
    std::string m_scheme;
    std::string m_port;
};
