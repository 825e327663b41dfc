#pragma once

#include "core/records/Preview.h"
#include "ui/steps/records/ColumnRoles.h"

#include <QAbstractTableModel>

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

    void setPreview(const core::records::Preview &preview);
    /// Cells of a column without a role are greyed.
    void setRoles(const ColumnRoles &roles);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    core::records::Preview m_preview;
    ColumnRoles m_roles;
};

} // namespace ui
