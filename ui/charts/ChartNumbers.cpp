#include "ui/charts/ChartNumbers.h"

namespace ui {

void ChartNumbers::set(const QStringList &headers, const QList<QStringList> &rows)
{
    if (headers == m_headers && rows == m_rows)
        return;
    beginResetModel();
    m_headers = headers;
    m_rows = rows;
    endResetModel();
}

int ChartNumbers::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChartNumbers::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant ChartNumbers::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) // columns may be cut
        return {};
    return m_rows.at(index.row()).value(index.column());
}

QVariant ChartNumbers::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return m_headers.value(section);
}

} // namespace ui
