#pragma once

#include "core/base/Database.h"
#include "core/writing/checks/DocumentCheck.h"
#include "tests/cli/CommandRun.h"
#include "tests/core/chat/ModelServer.h"

#include <map>
#include <string>

/// Returns the section of a plan that switches all checks of documents off.
inline QJsonObject withoutChecks()
{
    QJsonArray names;
    for (const std::string_view name : core::writing::checkNames())
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    return {{QStringLiteral("off"), names}};
}

/// CommandRun::plan() with a language model on loopback as its writer; `more` are further keys of the writer.
inline QJsonObject chatPlan(const ModelServer &server, const QJsonObject &more = {})
{
    QJsonObject writer{{QStringLiteral("kind"), QStringLiteral("chat")},
                       {QStringLiteral("server"), QStringLiteral("openai")},
                       {QStringLiteral("baseUrl"), QString::fromStdString(server.url("/v1"))},
                       {QStringLiteral("model"), QStringLiteral("small-model")},
                       {QStringLiteral("documentType"), QStringLiteral("medical record")},
                       {QStringLiteral("template"), QStringLiteral("published")},
                       // The server answers with the prompt itself.
                       {QStringLiteral("checks"), withoutChecks()}};
    for (auto each = more.begin(); each != more.end(); ++each)
        writer.insert(each.key(), each.value());
    QJsonObject plan = CommandRun::plan();
    plan.insert(QStringLiteral("writer"), writer);
    return plan;
}

/// Returns the option that allows the value of a variable to go to this server.
inline QStringList trusting(const ModelServer &server,
                            const QString &variable = QStringLiteral("TEST_MODEL_KEY"))
{
    return {QStringLiteral("--trust-origin"), variable + u'=' + QString::fromStdString(server.url())};
}

/// The rows of a query with one text column, or two as a map.
inline std::map<std::string, std::string> rowsOf(const QString &project, const char *query)
{
    auto database = core::Database::open(project.toStdString());
    if (!database)
        qFatal("%s", database.error().detail.c_str());
    auto rows = database->prepare(query);
    if (!rows)
        qFatal("%s", rows.error().detail.c_str());
    std::map<std::string, std::string> found;
    for (auto row = rows->step(); row && *row; row = rows->step())
        found.emplace(rows->text(0), rows->text(1));
    return found;
}

/// The ids of the documents whose answers are stored.
inline std::map<std::string, std::string> storedAnswers(const QString &project)
{
    return rowsOf(project, "SELECT document, text FROM answer");
}

/// What was sent for each document, as the user's words of the request.
inline std::map<std::string, std::string> sentPrompts(const QString &project)
{
    auto bodies = rowsOf(project, "SELECT document, body FROM sent");
    for (auto &[document, body] : bodies) {
        const auto messages =
            QJsonDocument::fromJson(QByteArray::fromStdString(body))[QStringLiteral("messages")];
        body = messages[messages.toArray().size() - 1][QStringLiteral("content")].toString().toStdString();
    }
    return bodies;
}
