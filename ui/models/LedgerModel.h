#pragma once

#include "core/privacy/Ledger.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The entries of the ledger, newest first. The marks of a finished commit, and the notices of interrupted
/// runs, are not rows of their own: they are the state of the spend they belong to.
class LedgerModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Source,
        Time,
        What,
        Person,
        Epsilon,
        Delta,
        EpsilonAtStatedDelta,
        Project,
        State,
        ColumnCount
    };

    /// The delta at which the second account is shown.
    static constexpr double statedDelta = 1e-6;

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(const std::vector<core::privacy::LedgerEntry> &entries);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// RFC 4180, UTF-8, with a header line.
    QByteArray toCsv() const;

private:
    QString text(const core::privacy::LedgerEntry &entry, Column column) const;

    std::vector<core::privacy::LedgerEntry> m_entries;
};

} // namespace ui
