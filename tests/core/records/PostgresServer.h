#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace tests {

/// A PostgreSQL server of the test, in a temporary folder, that ends with the object. The superuser may not
/// start one, so that user `nobody` does.
class PostgresServer final
{
public:
    static QString password() { return QStringLiteral("Zq7Secret"); }

    PostgresServer()
        : m_folder(QStringLiteral("/tmp/ks-pg-XXXXXX"))
    {
        const QStringList found =
            QDir(QStringLiteral("/usr/lib/postgresql")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        if (found.isEmpty())
            return;
        m_programs = QStringLiteral("/usr/lib/postgresql/") + found.last() + QStringLiteral("/bin/");
        QFile secret(path("secret"));
        if (!secret.open(QIODevice::WriteOnly) || secret.write(password().toUtf8()) < 0)
            return;
        secret.close();
        if (geteuid() == 0) {
            constexpr uid_t nobody = 65534;
            if (chown(m_folder.path().toUtf8().constData(), nobody, nobody) != 0
                || chown(path("secret").toUtf8().constData(), nobody, nobody) != 0)
                return;
        }
        port = 20000 + static_cast<int>(getpid() % 30000);
        const QString options =
            QStringLiteral("-k '' -p %1 -c listen_addresses=127.0.0.1 -c fsync=off").arg(port);
        isRunning = run("initdb",
                        {"-D",
                         path("data"),
                         "-U",
                         "keeper",
                         "--pwfile=" + path("secret"),
                         "-A",
                         "scram-sha-256",
                         "--no-sync"})
                    && run("pg_ctl", {"-D", path("data"), "-o", options, "-l", path("log"), "-w", "start"});
    }
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;
    ~PostgresServer() { stop(); }

    void stop()
    {
        if (isRunning)
            run("pg_ctl", {"-D", path("data"), "-m", "immediate", "-w", "stop"});
        isRunning = false;
    }

    bool sql(const QString &statement) const
    {
        QProcess psql;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PGPASSWORD"), password());
        psql.setProcessEnvironment(environment);
        psql.start(m_programs + "psql",
                   {"-h",
                    "127.0.0.1",
                    "-p",
                    QString::number(port),
                    "-U",
                    "keeper",
                    "-q",
                    "-c",
                    statement,
                    "postgres"});
        return psql.waitForFinished(patienceMs) && psql.exitCode() == 0;
    }

    std::string connection() const
    {
        return "Driver=PostgreSQL Unicode;Server=127.0.0.1;Port=" + std::to_string(port)
               + ";Database=postgres";
    }

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    bool isRunning = false;
    int port = 0;

private:
    static constexpr int patienceMs = 240'000; ///< of a busy machine

    bool run(const QString &program, const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        if (geteuid() == 0)
            process.start(
                QStringLiteral("setpriv"),
                QStringList{"--reuid=65534", "--regid=65534", "--clear-groups", m_programs + program}
                    + arguments);
        else
            process.start(m_programs + program, arguments);
        return process.waitForFinished(patienceMs) && process.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QString m_programs;
};

} // namespace tests
