#include "ui/session/LabelShares.h"

#include "core/plan/LabelMap.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <numeric>

namespace ui {

namespace {
constexpr double largestShare = 1e6;
}

void LabelShares::setShares(const std::vector<std::string> &labels, const std::vector<double> &shares)
{
    const bool isSame = labels == m_labels && shares.size() == m_shares.size();
    if (!isSame)
        beginResetModel();
    m_labels = labels;
    m_shares = shares;
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0) // the editor that somebody types in stays
        emit dataChanged(index(0, Share), index(rowCount() - 1, Percent));
}

int LabelShares::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_labels.size(), m_shares.size()));
}

int LabelShares::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LabelShares::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::EditRole && index.column() == Share)
        return m_shares[row];
    if (role == Qt::TextAlignmentRole && index.column() != Label)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == Label)
        return QString::fromStdString(m_labels[row]).simplified();
    if (index.column() == Share)
        return QLocale().toString(m_shares[row], 'g', 6);
    const double sum = std::accumulate(m_shares.begin(), m_shares.end(), 0.0);
    //: a percentage
    return sum > 0.0 ? tr("%1 %").arg(QLocale().toString(100.0 * m_shares[row] / sum, 'f', 1)) : QString();
}

QVariant LabelShares::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section != Label)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Label");
    case Share:
        //: column: the declared share of a label, any number
        return tr("Share");
    default:
        return tr("Of all documents");
    }
}

Qt::ItemFlags LabelShares::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Share ? flags | Qt::ItemIsEditable : flags;
}

bool LabelShares::setData(const QModelIndex &index, const QVariant &value, int role)
{
    bool isNumber = false;
    const double share = value.toDouble(&isNumber);
    if (!index.isValid() || role != Qt::EditRole || index.column() != Share || !isNumber
        || !(share >= 0.0 && share <= largestShare))
        return false;
    emit shareWanted(static_cast<std::size_t>(index.row()), share);
    return true;
}

void followLabels(const core::plan::Plan &before, core::plan::Plan &now)
{
    std::vector<double> &shares = now.sampling.shares;
    if (shares.size() != before.labels.size())
        return; // none are declared, or not in a way that could be followed
    std::map<std::string, double> shareOfValue;
    for (std::size_t label = 0; label < shares.size(); ++label) {
        const auto values = core::plan::labelValues(before, before.labels[label]);
        for (const std::string &value : values)
            shareOfValue[value] = shares[label] / static_cast<double>(values.size());
    }
    constexpr double isNew = -1.0;
    std::vector<double> kept;
    std::vector<double> followed;
    for (const std::string &label : now.labels) {
        double share = isNew;
        for (const std::string &value : core::plan::labelValues(now, label))
            if (const auto known = shareOfValue.find(value); known != shareOfValue.end())
                share = std::max(share, 0.0) + known->second;
        followed.push_back(share);
        if (share != isNew)
            kept.push_back(share);
    }
    if (kept.empty()) {
        shares.clear();
        return;
    }
    const double mean = std::accumulate(kept.begin(), kept.end(), 0.0) / static_cast<double>(kept.size());
    std::ranges::replace(followed, isNew, mean);
    shares = std::move(followed);
}

} // namespace ui
