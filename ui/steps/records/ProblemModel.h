#pragma once

#include "core/records/Preview.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// What is to be mended in the records, by its place.
class ProblemModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Where, What, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(const std::vector<core::records::Problem> &problems);

    const core::records::Problem &problem(int row) const
    {
        return m_problems.at(static_cast<std::size_t>(row));
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// Not only lines of one file.
    bool hasNames() const;

    std::vector<core::records::Problem> m_problems;
};

} // namespace ui
