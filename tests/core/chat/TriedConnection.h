#pragma once

#include "core/chat/ConnectionTest.h"
#include "tests/core/chat/ModelServer.h"

#include <QTcpServer>

/// What the tests of a connection share.
namespace tried {

inline constexpr auto key = "sk-connection-secret";

inline QJsonObject object(const char *json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        qFatal("not an object: %s", json);
    return document.object();
}

inline QString text(core::chat::ConnectionFinding finding)
{
    const std::string_view name = nameOf(finding);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

inline int closedPort()
{
    QTcpServer taken; // to know a port that is free in a moment
    if (!taken.listen(QHostAddress::LocalHost))
        qFatal("no port");
    return taken.serverPort();
}

inline core::chat::Server at(const std::string &url, const std::string &model = "small-model")
{
    return {.protocol = core::chat::Protocol::OpenAi, .baseUrl = url, .model = model, .apiVersion = {}};
}

/// The report, after a look at whether it is fit to be shown.
inline core::chat::ConnectionReport report(const core::chat::Server &server,
                                           const core::http::Network &network = {},
                                           const std::string &withKey = key)
{
    core::NoControl control;
    core::chat::ConnectionReport found = testConnection(server, network, withKey, control);
    const QString said = QString::fromStdString(found.words + found.details);
    if (said.contains(QLatin1String("secret")) || said.contains(u'\n') || found.words.empty())
        qFatal("not fit to be shown: %s", qPrintable(said));
    return found;
}

} // namespace tried
