#include "ui/steps/records/ProblemModel.h"

#include "ui/text/ProblemText.h"

#include <algorithm>

namespace ui {

void ProblemModel::setProblems(const std::vector<core::records::Problem> &problems)
{
    beginResetModel();
    m_problems = problems;
    endResetModel();
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const core::records::Problem &problem = m_problems.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::ToolTipRole && index.column() == Where && !problem.place.file.empty())
        return QString::fromStdString(words({}, problem.place)); // two folders may have files of one name
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return index.column() == Where ? placeText(problem.place) : problemText(problem);
    return {};
}

bool ProblemModel::hasNames() const
{
    return std::ranges::any_of(m_problems, [](const core::records::Problem &problem) {
        return !problem.place.file.empty() || !hasLine(problem.place);
    });
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == Where)
        //: column: the line of the file, or the file and the line
        return hasNames() ? tr("Where") : tr("Line");
    return tr("What was expected, and what to do");
}

} // namespace ui
