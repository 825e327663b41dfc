#include "ui/models/CoverageModel.h"

#include "ui/models/ReleaseText.h"

#include <QLocale>

namespace ui {

QString percentText(double share)
{
    //: a percentage
    return CoverageModel::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', 0));
}

void CoverageModel::setFigures(const DrawFigures &figures)
{
    beginResetModel();
    m_figures = figures;
    endResetModel();
}

int CoverageModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.labels.size());
}

int CoverageModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CoverageModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((index.column() == Label ? Qt::AlignLeft : Qt::AlignRight)
                                   | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) // columns may be cut
        return {};
    const DrawFigures::Label &label = m_figures.labels.at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case Label:
        return labelName(label.name);
    case Distinct:
        return QLocale().toString(label.coverage.distinct);
    case Learned:
        return QLocale().toString(label.coverage.learned);
    case Used:
        return QLocale().toString(label.coverage.used);
    case FromLearned:
        return percentText(label.coverage.fromLearned);
    default:
        return {};
    }
}

QVariant CoverageModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Label ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Label");
    case Distinct:
        return tr("Phrases drawn");
    case Learned:
        return m_figures.countsGroups ? tr("Groups learned") : tr("Learned");
    case Used:
        //: column: how many of the learned phrases, or groups of them, occur in what was drawn
        return tr("Of them used");
    case FromLearned:
        //: column: the share of what was drawn that was learned
        return tr("From them");
    default:
        return {};
    }
}

} // namespace ui
