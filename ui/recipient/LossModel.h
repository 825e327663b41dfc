#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QAbstractTableModel>

namespace ui {

/// The losses of a training, a row for each pass.
class LossModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Pass, Plain, Adapted, Coral, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(TrainingDesk::Losses losses);
    const TrainingDesk::Losses &losses() const { return m_losses; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    TrainingDesk::Losses m_losses;
};

} // namespace ui
