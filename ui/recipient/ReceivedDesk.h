#pragma once

#include "core/recipient/ReceivedPackage.h"
#include "ui/jobs/JobRunner.h"
#include "ui/session/Environment.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>

namespace ui {

using SharedReceived = std::shared_ptr<const core::recipient::ReceivedPackage>;

/// The package that a recipient looks at: what all tabs share. Reads it in a worker.
class ReceivedDesk final : public QObject
{
    Q_OBJECT

public:
    /// `environment` must outlive it.
    explicit ReceivedDesk(const Environment &environment, QObject *parent = nullptr);

    const Environment &environment() const { return m_environment; }

    /// Opens a package instead of the previous one. Without effect while one is read.
    void open(const std::filesystem::path &folderOrZip);
    bool isOpening() const { return m_runner.isRunning(); }
    void cancel() { m_runner.cancel(); }

    /// Null before one was read.
    const SharedReceived &package() const { return m_package; }
    /// Null also where the package has differences: nothing of it is shown then.
    const core::recipient::ReceivedContents *contents() const
    {
        return m_package && m_package->contents ? &*m_package->contents : nullptr;
    }
    /// Returns a name of the package for files: "ward-7".
    QString fileName() const;

signals:
    void opening(const QString &path);
    void progressed(double fraction, const QString &stage);
    void opened(); ///< with differences, too
    void failed(const core::Error &error);
    void cancelled();

private:
    void take(core::Result<core::recipient::ReceivedPackage> received);

    const Environment &m_environment;
    SharedReceived m_package;
    JobRunner m_runner; ///< last, so that the worker is gone before anything it reports to
};

/// Words of others as they may be shown, on one line.
QString shownText(const std::string &text);

} // namespace ui
