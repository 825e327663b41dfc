#pragma once

#include "core/records/LinesAround.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// Some lines of the records file as they stand there, with their numbers at the side, one of them marked;
/// control characters are made visible. PRIVATE: for the screen only.
class RawLineModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Text, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setLines(std::vector<core::records::RawLine> lines, std::int64_t marked);
    /// -1 when the marked line is not among them.
    int markedRow() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::records::RawLine> m_lines;
    std::int64_t m_marked = 0;
};

} // namespace ui
