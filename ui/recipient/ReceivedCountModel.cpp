#include "ui/recipient/ReceivedCountModel.h"

#include "ui/models/NoisyPhraseModel.h"
#include "ui/recipient/ReceivedDesk.h"

#include <utility>

namespace ui {

void ReceivedCountModel::set(std::vector<core::recipient::ReceivedCount> counts)
{
    beginResetModel();
    m_counts = std::move(counts);
    endResetModel();
}

int ReceivedCountModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_counts.size());
}

int ReceivedCountModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReceivedCountModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::recipient::ReceivedCount &count = m_counts.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::TextAlignmentRole && index.column() != Phrase)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Phrase:
        return shownText(count.phrase);
    case Count:
        return unitsText(count.count);
    case Noise:
        //: half the width of a band, "± 0.8"
        return tr("± %1").arg(unitsText(count.halfWidth));
    default:
        return {};
    }
}

QVariant ReceivedCountModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Phrase:
        return tr("Phrase");
    case Count:
        return tr("Noisy count");
    case Noise:
        return tr("Noise (95 %)");
    default:
        return {};
    }
}

} // namespace ui
