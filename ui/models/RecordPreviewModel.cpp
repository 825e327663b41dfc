#include "ui/models/RecordPreviewModel.h"

#include "ui/text/FormatText.h"
#include "ui/theme/Roles.h"

#include <utility>

namespace ui {

namespace {

QString oneLine(const std::string &cell)
{
    // Cut before it is made simple: a note may be long, and the table asks for it again and again.
    const auto bytes = std::min<std::size_t>(cell.size(), 4 * RecordPreviewModel::shownCharacters);
    const QString text = QString::fromUtf8(cell.data(), static_cast<qsizetype>(bytes)).simplified();
    const bool isCut = bytes < cell.size() || text.size() > RecordPreviewModel::shownCharacters;
    return isCut ? text.left(RecordPreviewModel::shownCharacters) + QChar(0x2026) : text;
}

} // namespace

void RecordPreviewModel::setPreview(const core::records::Preview &preview, std::vector<std::string> columns)
{
    beginResetModel();
    m_preview = preview;
    m_columns = std::move(columns);
    m_roles = {};
    endResetModel();
}

void RecordPreviewModel::setRoles(const ColumnRoles &roles)
{
    m_roles = roles;
    if (rowCount() > 0 && columnCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

int RecordPreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.rows.size());
}

int RecordPreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const std::string &RecordPreviewModel::cell(std::size_t row, std::size_t column) const
{
    static const std::string none;
    if (column < m_preview.columns.size())
        return m_preview.rows.at(row).at(column);
    for (const auto &[name, value] : m_preview.fileColumns)
        if (name == m_columns.at(column))
            return value;
    return none;
}

QVariant RecordPreviewModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<std::size_t>(index.column());
    if (role == Qt::DisplayRole)
        return oneLine(cell(static_cast<std::size_t>(index.row()), column));
    const bool isIgnored = column >= m_roles.columns().size() || m_roles.role(column) == ColumnRole::Ignore;
    if (role == Qt::ForegroundRole && isIgnored)
        return theme::roles().faint;
    return {};
}

QVariant RecordPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return columnText(m_columns.at(static_cast<std::size_t>(section)));
}

} // namespace ui
