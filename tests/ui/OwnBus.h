#pragma once

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

/// A session bus without any service, with a home folder of its own, for this process: to be started before
/// anything asks for the bus. Ends with this object.
class OwnBus
{
public:
    ~OwnBus()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    enum class Kind {
        Working,
        Deaf ///< takes connections and never answers
    };

    /// False when there is no dbus-daemon.
    bool start(Kind kind = Kind::Working)
    {
        const QByteArray policy = kind == Kind::Working ? R"(<allow eavesdrop="true"/>)"
                                                        : R"(<deny receive_type="method_return"/>)";
        const QString program = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (program.isEmpty())
            return false;
        const QString config = m_home.filePath(QStringLiteral("bus.conf"));
        QFile file(config);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file for the bus");
        file.write(R"(<busconfig><type>session</type><auth>EXTERNAL</auth><listen>unix:path=)"
                   + QFile::encodeName(m_home.filePath(QStringLiteral("bus"))) + R"(</listen>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow own="*"/>)"
                   + policy + "</policy></busconfig>");
        file.close();
        m_daemon.setStandardErrorFile(QProcess::nullDevice()); // it complains of what it has to refuse
        m_daemon.start(program,
                       {QStringLiteral("--nofork"),
                        QStringLiteral("--print-address"),
                        QStringLiteral("--config-file=") + config});
        if (!m_daemon.waitForReadyRead(20'000))
            qFatal("the bus does not start");
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
        makeHome();
        return true;
    }

    /// Of everything that looks for a home folder from now on.
    void makeHome() const
    {
        for (const char *each : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
            qputenv(each, QFile::encodeName(m_home.path()));
    }

    const QTemporaryDir &home() const { return m_home; }

private:
    QTemporaryDir m_home;
    QProcess m_daemon;
};
