#pragma once

#include "ui/models/DrawFigures.h"

#include <QAbstractTableModel>

namespace ui {

/// For each label, how much of what was learned the drawn sequences use.
class CoverageModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Distinct, Learned, Used, FromLearned, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(const DrawFigures &figures);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    DrawFigures m_figures;
};

/// "75 %", a share as a whole percentage.
QString percentText(double share);

} // namespace ui
