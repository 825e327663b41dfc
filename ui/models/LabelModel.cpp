#include "ui/models/LabelModel.h"

#include <QLocale>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace ui {

void LabelModel::setLabels(const std::optional<std::vector<core::records::Scan::Label>> &found,
                           const std::vector<std::string> &declared)
{
    std::unordered_set<std::string> missing(declared.begin(), declared.end());
    std::vector<Row> rows;
    if (found) {
        for (const auto &label : *found)
            rows.push_back({label.name, label.records, missing.erase(label.name) > 0});
    }
    for (const std::string &label : declared) {
        if (missing.contains(label))
            rows.push_back({label, found ? std::optional<std::int64_t>(0) : std::nullopt, true});
    }
    m_declared = declared;
    const bool sameNames = std::ranges::equal(rows, m_rows, {}, &Row::name, &Row::name);
    if (!sameNames) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (rows != m_rows) { // only ticks or counts: the selection and the place in the list stay
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int LabelModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LabelModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags LabelModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Label ? flags | Qt::ItemIsUserCheckable : flags;
}

QString LabelModel::countText(const Row &row) const
{
    if (!row.records)
        return QStringLiteral("–");
    if (*row.records == 0)
        //: of a declared label: no record has it
        return tr("not found");
    return QLocale().toString(static_cast<qlonglong>(*row.records));
}

QVariant LabelModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::DisplayRole)
        return index.column() == Label ? QString::fromStdString(row.name).simplified() : countText(row);
    if (role == Qt::CheckStateRole && index.column() == Label)
        return row.isDeclared ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole && index.column() == Records)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

bool LabelModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() != Label)
        return false;
    emit declarationWanted(labelAt(index.row()), value.toInt() == Qt::Checked);
    return true;
}

QVariant LabelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section == Records)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == Label ? tr("Label, ticked = declared public") : tr("Records with it (private)");
}

} // namespace ui
