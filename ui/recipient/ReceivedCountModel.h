#pragma once

#include "core/recipient/ReceivedPackage.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The noisy counts of one label, the highest first.
class ReceivedCountModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Phrase, Count, Noise, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<core::recipient::ReceivedCount> counts);
    const std::vector<core::recipient::ReceivedCount> &counts() const { return m_counts; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::recipient::ReceivedCount> m_counts;
};

} // namespace ui
