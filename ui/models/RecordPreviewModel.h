#pragma once

#include "core/records/Preview.h"
#include "ui/models/ColumnRoles.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace ui {

/// The first rows of a records file, each cell in one short line. PRIVATE: for the screen only, so it offers
/// no tool tip and nothing to copy.
class RecordPreviewModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Characters of a cell that are shown at most.
    static constexpr int shownCharacters = 160;

    using QAbstractTableModel::QAbstractTableModel;

    /// `columns`: those of the preview, and any of its fileColumns behind them.
    void setPreview(const core::records::Preview &preview, std::vector<std::string> columns);
    /// Cells of a column without a role are greyed.
    void setRoles(const ColumnRoles &roles);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const std::string &cell(std::size_t row, std::size_t column) const;

    core::records::Preview m_preview;
    std::vector<std::string> m_columns;
    ColumnRoles m_roles;
};

} // namespace ui
