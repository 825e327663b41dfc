#include "ui/recipient/LossModel.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using Curve = std::vector<core::recipient::EpochLoss>;

QString lossText(const Curve &curve, int pass, bool isCoral)
{
    if (!std::cmp_less(pass, curve.size()))
        return {};
    const core::recipient::EpochLoss &loss = curve.at(static_cast<std::size_t>(pass));
    return QLocale().toString(isCoral ? loss.weight * loss.coral : loss.classification, 'f', 3);
}

} // namespace

void LossModel::set(TrainingDesk::Losses losses)
{
    beginResetModel();
    m_losses = std::move(losses);
    endResetModel();
}

int LossModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::max(m_losses.plain.size(), m_losses.adapted.size()));
}

int LossModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LossModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Pass:
        return QLocale().toString(index.row() + 1);
    case Plain:
        return lossText(m_losses.plain, index.row(), false);
    case Adapted:
        return lossText(m_losses.adapted, index.row(), false);
    case Coral:
        return lossText(m_losses.adapted, index.row(), true);
    default:
        return {};
    }
}

QVariant LossModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Pass:
        return tr("Pass");
    case Plain:
        return tr("Not adapted: classification");
    case Adapted:
        return tr("Adapted: classification");
    case Coral:
        return tr("Adapted: difference in style");
    default:
        return {};
    }
}

} // namespace ui
