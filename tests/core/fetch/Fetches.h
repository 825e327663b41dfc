#pragma once

#include "core/fetch/FhirFetch.h"
#include "tests/core/fetch/FhirServer.h"

#include <QDir>
#include <QDirIterator>

#include <vector>

/// A fetch from a server of the test into a temporary folder, which waits for nothing and keeps the pauses.
class Fetches
{
public:
    explicit Fetches(const QJsonObject &orders = {})
        : server(orders)
    {
        settings.server = server.base();
        settings.folder = (m_parent.path() + "/fetched").toStdString();
        settings.pause = [this](std::chrono::milliseconds duration) {
            pauses.push_back(duration);
            return true;
        };
    }

    core::Result<core::fetch::Fetched> fetch()
    {
        core::NoControl control;
        return core::fetch::fetchFhir(settings, control);
    }

    QString folder() const { return QString::fromStdString(settings.folder.string()); }

    /// All bytes of all files below the folder of the test.
    QByteArray everything() const
    {
        QByteArray all;
        QDirIterator files(m_parent.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
        }
        return all;
    }

    FhirServer server;
    core::fetch::FhirFetch settings;
    std::vector<std::chrono::milliseconds> pauses;

private:
    QTemporaryDir m_parent;
};
