#pragma once

#include "core/privacy/Ledger.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace ui {

/// The entries of the ledger, newest first. The marks of a finished commit, and the notices of interrupted
/// runs, are not rows of their own: they are the state of the spend they belong to.
class LedgerModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Source, Time, What, Person, Epsilon, EpsilonDelta, Project, State, ColumnCount };

    /// The delta at which the second account of a spend without one of its own is shown.
    static constexpr double statedDelta = 1e-6;

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(const std::vector<core::privacy::LedgerEntry> &entries);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// What a column is sorted by: times and numbers, not their texts.
    static constexpr int sortRole = Qt::UserRole;

    /// RFC 4180, UTF-8, with a header line; for programs: times in UTC, numbers with a point whatever the
    /// locale, each account in a column of its own. A cell that a spreadsheet would run as a formula is
    /// defused.
    QByteArray toCsv() const;

private:
    QString text(const core::privacy::LedgerEntry &entry, Column column) const;
    QStringList csvCells(const core::privacy::LedgerEntry &entry) const;
    static QVariant sortValue(const core::privacy::LedgerEntry &entry, Column column);

    std::vector<core::privacy::LedgerEntry> m_entries;
};

} // namespace ui
