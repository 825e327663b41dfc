#pragma once

#include "core/privacy/ledger/Ledger.h"

#include <QFile>
#include <QTemporaryDir>
#include <sqlite3.h>

#include <filesystem>
#include <memory>
#include <string>

/// A ledger in a temporary folder of its own.
class LedgerFolder
{
public:
    LedgerFolder() = default;
    /// On a file system in memory where there is one: the cache of the files outlives a killed process, so
    /// that a test of kills needs no disk, whose many syncs are slow.
    static LedgerFolder inMemory() { return LedgerFolder(QStringLiteral("/dev/shm/ledger-XXXXXX")); }

    std::filesystem::path path(const char *name = "ledger.sqlite") const
    {
        return m_folder->filePath(QString::fromLatin1(name)).toStdString();
    }

    /// The tests need it to open; a failure ends the test.
    core::privacy::Ledger open() const
    {
        auto ledger = core::privacy::Ledger::open(path());
        if (!ledger)
            qFatal("%s", ledger.error().detail.c_str());
        return std::move(*ledger);
    }

    /// As someone would who has another program for SQLite files.
    void execute(const std::string &sql, const char *name = "ledger.sqlite") const
    {
        sqlite3 *handle = nullptr;
        if (sqlite3_open(path(name).c_str(), &handle) != SQLITE_OK
            || sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s: %s", sql.c_str(), sqlite3_errmsg(handle));
        sqlite3_close(handle);
    }

    QByteArray bytes(const char *name = "ledger.sqlite") const
    {
        QFile file(QString::fromStdString(path(name).string()));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", name);
        return file.readAll();
    }

private:
    explicit LedgerFolder(const QString &pattern)
        : m_folder(std::make_unique<QTemporaryDir>(pattern))
    {
        if (!m_folder->isValid())
            m_folder = std::make_unique<QTemporaryDir>();
    }

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
};

namespace ledgertest {

inline const core::privacy::DataSource notes{"cardiology notes", "/data/notes.csv", core::Digest{1}};
inline const core::privacy::DataSource other{"other notes", "/other.csv", core::Digest{9}};
inline const core::privacy::Spend two{2'000'000, 2'000'000'000'000, 0};

} // namespace ledgertest
