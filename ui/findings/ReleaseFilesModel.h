#pragma once

#include "core/package/Package.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// The files of a release package.
class ReleaseFilesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Sum, Size, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFiles(std::vector<core::package::FileEntry> files);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::package::FileEntry> m_files;
};

} // namespace ui
