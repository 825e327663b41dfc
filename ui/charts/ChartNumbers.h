#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace ui {

/// The numbers of a chart as the texts of a table; the headers carry the units.
class ChartNumbers final : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(const QStringList &headers, const QList<QStringList> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QStringList m_headers;
    QList<QStringList> m_rows;
};

} // namespace ui
