#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

/// A folder with a plan and records, and the command line program run in it with a ledger of its own.
class CommandRun
{
public:
    struct Outcome
    {
        int exitCode = -1;
        QString output;
        QString errors;
        QStringList errorLines() const { return errors.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
    };

    static constexpr auto records =
        "id,label,text\n"
        "1,Cardiology,\"Chest pain and shortness of breath. Atrial fibrillation.\"\n"
        "2,Cardiology,\"Heart failure, edema of both legs, started on a diuretic.\"\n"
        "3,Neurology,\"Seizure, then headache. Migraine with aura.\"\n"
        "4,Neurology,\"Stroke with hemiplegia; aphasia persists.\"\n";

    QString path(const QString &name) const { return m_folder.filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    /// The plan of most tests; change what a test is about.
    static QJsonObject plan()
    {
        return {
            {QStringLiteral("schema"), QStringLiteral("keyseed-plan/2")},
            {QStringLiteral("project"), QStringLiteral("command-test")},
            {QStringLiteral("records"),
             QJsonObject{{QStringLiteral("source"), QStringLiteral("command-test")},
                         {QStringLiteral("files"), QJsonArray{QStringLiteral("notes.csv")}},
                         {QStringLiteral("format"), QStringLiteral("csv")},
                         {QStringLiteral("text"), QStringLiteral("text")},
                         {QStringLiteral("language"), QStringLiteral("English")},
                         {QStringLiteral("label"), QStringLiteral("label")},
                         {QStringLiteral("person"), QJsonValue()}}},
            {QStringLiteral("labels"), QJsonArray{QStringLiteral("Cardiology"), QStringLiteral("Neurology")}},
            {QStringLiteral("vocabulary"),
             QJsonObject{{QStringLiteral("source"), QStringLiteral("builtin")},
                         {QStringLiteral("name"), QStringLiteral("medical")}}},
            {QStringLiteral("embedding"), QJsonObject{{QStringLiteral("source"), QStringLiteral("builtin")}}},
            {QStringLiteral("privacy"), QJsonObject{{QStringLiteral("delta"), 0.0}}},
            {QStringLiteral("synthesis"),
             QJsonObject{{QStringLiteral("method"), QStringLiteral("histogram")},
                         {QStringLiteral("epsilon"), QJsonObject{{QStringLiteral("phrases"), 4.0}}}}},
            {QStringLiteral("sampling"),
             QJsonObject{{QStringLiteral("length"), 5}, {QStringLiteral("perLabel"), 20}}},
            {QStringLiteral("writer"), QJsonObject{{QStringLiteral("kind"), QStringLiteral("template")}}}};
    }

    /// plan() with one value of one part replaced.
    static QJsonObject planWith(const QString &part, const QString &key, const QJsonValue &value)
    {
        QJsonObject changed = plan();
        QJsonObject inner = changed.value(part).toObject();
        inner.insert(key, value);
        changed.insert(part, inner);
        return changed;
    }

    /// plan() with another method, or another budget.
    static QJsonObject planWithSynthesis(const QString &method, const QJsonObject &epsilon)
    {
        QJsonObject changed = plan();
        changed.insert(QStringLiteral("synthesis"),
                       QJsonObject{{QStringLiteral("method"), method}, {QStringLiteral("epsilon"), epsilon}});
        return changed;
    }

    /// plan() with the terms of a file as its vocabulary.
    static QJsonObject planWithTerms(const QString &file)
    {
        QJsonObject changed = plan();
        changed.insert(
            QStringLiteral("vocabulary"),
            QJsonObject{{QStringLiteral("source"), QStringLiteral("terms")}, {QStringLiteral("file"), file}});
        return changed;
    }

    void writePlan(const QJsonObject &object) const
    {
        write(QStringLiteral("plan.json"), QJsonDocument(object).toJson());
    }

    QStringList runArguments(const QString &output = QStringLiteral("out")) const
    {
        return {QStringLiteral("run"),
                QStringLiteral("--plan"),
                path(QStringLiteral("plan.json")),
                QStringLiteral("--output"),
                path(output),
                QStringLiteral("--ledger"),
                path(QStringLiteral("ledger.sqlite"))};
    }

    void prepare(QProcess &process, const QStringList &arguments) const
    {
        process.setProgram(QStringLiteral(KEYSEED_CLI));
        process.setArguments(arguments);
        process.setWorkingDirectory(m_folder.path());
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), m_folder.path());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder.path());
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), path(QStringLiteral("cache")));
        process.setProcessEnvironment(environment);
    }

    Outcome run(const QStringList &arguments) const
    {
        QProcess process;
        prepare(process, arguments);
        process.start();
        if (!process.waitForFinished(240'000))
            qFatal("the program hangs");
        return outcomeOf(process);
    }

    /// The first data source of the ledger as `ledger --json` shows it; empty where there is none.
    QJsonObject account() const
    {
        const auto ledger = run({QStringLiteral("ledger"),
                                 QStringLiteral("--ledger"),
                                 path(QStringLiteral("ledger.sqlite")),
                                 QStringLiteral("--json")});
        return QJsonDocument::fromJson(ledger.output.toUtf8())
            .object()
            .value(QStringLiteral("sources"))
            .toArray()
            .first()
            .toObject();
    }

    /// A file as a JSON object; empty where it is none.
    QJsonObject json(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }

    static Outcome outcomeOf(QProcess &process)
    {
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
                QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

private:
    QTemporaryDir m_folder;
};
