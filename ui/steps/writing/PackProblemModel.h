#pragma once

#include "core/chat/PromptPack.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// What is to be said of a file of answers, by line.
class PackProblemModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, What, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setProblems(const std::vector<core::chat::PackProblem> &problems);
    const core::chat::PackProblem &problem(int row) const
    {
        return m_problems.at(static_cast<std::size_t>(row));
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::chat::PackProblem> m_problems;
};

} // namespace ui
