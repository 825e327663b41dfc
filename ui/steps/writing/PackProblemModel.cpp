#include "ui/steps/writing/PackProblemModel.h"

#include <QLocale>

namespace ui {

using core::chat::PackProblem;

namespace {

QString problemText(PackProblem::Kind kind)
{
    switch (kind) {
    case PackProblem::Kind::NotJson:
        return PackProblemModel::tr("is not JSON; the line may be cut off");
    case PackProblem::Kind::NoId:
        return PackProblemModel::tr("names no document: \"id\" or \"custom_id\" was expected");
    case PackProblem::Kind::NoAnswer:
        return PackProblemModel::tr("holds no answer: ask the model again for this document");
    case PackProblem::Kind::Foreign:
        return PackProblemModel::tr("answers a document that was not asked for; left out");
    case PackProblem::Kind::Duplicate:
        break;
    }
    return PackProblemModel::tr("answers a document a second time with another text; the first one counts");
}

} // namespace

void PackProblemModel::setProblems(const std::vector<PackProblem> &problems)
{
    beginResetModel();
    m_problems = problems;
    endResetModel();
}

int PackProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int PackProblemModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PackProblemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const PackProblem &each = problem(index.row());
    return index.column() == Line ? QLocale().toString(static_cast<qulonglong>(each.line))
                                  : problemText(each.kind);
}

QVariant PackProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == Line ? tr("Line") : tr("What is wrong with it");
}

} // namespace ui
