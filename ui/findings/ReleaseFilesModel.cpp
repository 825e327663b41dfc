#include "ui/findings/ReleaseFilesModel.h"

#include <QLocale>

#include <utility>

namespace ui {

void ReleaseFilesModel::setFiles(std::vector<core::package::FileEntry> files)
{
    beginResetModel();
    m_files = std::move(files);
    endResetModel();
}

int ReleaseFilesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

int ReleaseFilesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReleaseFilesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Size)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const core::package::FileEntry &file = m_files.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Name:
        return QString::fromStdString(file.name);
    case Size:
        return QLocale().formattedDataSize(
            static_cast<qint64>(file.bytes), 1, QLocale::DataSizeTraditionalFormat);
    case Sum:
        return QString::fromStdString(file.sha256);
    default:
        return {};
    }
}

QVariant ReleaseFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section == Size)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("File");
    case Size:
        return tr("Size");
    case Sum:
        return tr("SHA-256");
    default:
        return {};
    }
}

} // namespace ui
