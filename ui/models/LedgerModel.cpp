#include "ui/models/LedgerModel.h"

#include "core/privacy/Accounting.h"
#include "ui/text/BudgetText.h"
#include "ui/text/TimeText.h"

#include <algorithm>

namespace ui {

namespace {

/// Both accounts hold, so the smaller figure does; an epsilon is one at any delta above its own.
double epsilonAtStatedDelta(const core::privacy::Spend &spend)
{
    const double relaxed = core::privacy::zcdpEpsilon(spend.rho(), LedgerModel::statedDelta);
    const bool isComparable = spend.microEpsilon > 0 && spend.delta() <= LedgerModel::statedDelta;
    return isComparable ? std::min(spend.epsilon(), relaxed) : relaxed;
}

bool isRow(const core::privacy::LedgerEntry &entry)
{
    return entry.kind != "commit" && entry.kind != "notice";
}

bool isNumber(int column)
{
    return column == LedgerModel::Epsilon || column == LedgerModel::Delta
           || column == LedgerModel::EpsilonAtStatedDelta;
}

/// A spreadsheet runs a cell that begins with one of these as a formula.
bool looksLikeFormula(const QString &cell)
{
    return !cell.isEmpty() && QStringLiteral("=+-@\t\r").contains(cell.front());
}

QString quoted(QString cell)
{
    if (looksLikeFormula(cell))
        cell.prepend(QLatin1Char('\''));
    cell.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + cell + QLatin1Char('"');
}

} // namespace

void LedgerModel::setEntries(const std::vector<core::privacy::LedgerEntry> &entries)
{
    beginResetModel();
    m_entries.clear();
    std::copy_if(entries.rbegin(), entries.rend(), std::back_inserter(m_entries), isRow);
    endResetModel();
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LedgerModel::text(const core::privacy::LedgerEntry &entry, Column column) const
{
    const bool isCap = entry.kind == "cap";
    switch (column) {
    case Source:
        return QString::fromStdString(entry.source);
    case Time:
        return localTimeText(entry.time);
    case What: {
        const QString detail = QString::fromStdString(entry.detail);
        return isCap ? tr("cap set: %1").arg(detail) : detail;
    }
    case Person:
        return QString::fromStdString(entry.person);
    case Epsilon:
        if (isCap)
            return tr("cap %1").arg(epsilonText(static_cast<double>(entry.capMicroEpsilon) / 1e6));
        return epsilonText(entry.spend.epsilon());
    case Delta:
        return isCap ? QString() : deltaText(entry.spend.delta());
    case EpsilonAtStatedDelta:
        return isCap ? QString() : epsilonText(epsilonAtStatedDelta(entry.spend));
    case Project:
        return QString::fromStdString(entry.project);
    case State:
        if (isCap)
            //: state of a ledger entry: a cap that holds
            return tr("in force");
        if (entry.committed)
            return tr("complete");
        //: states of a spend: its run ended too early; or its run goes on at this moment
        return entry.interrupted ? tr("interrupted") : tr("running");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<Column>(index.column());
    const auto &entry = m_entries.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::ToolTipRole && column == State && entry.interrupted)
        return tr("The run ended after its budget was debited: it counts as spent, and no model was stored.");
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(entry, column);
    if (role == Qt::TextAlignmentRole && isNumber(column))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber(section))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (static_cast<Column>(section)) {
    case Source:
        return tr("Source");
    case Time:
        return tr("Time");
    case What:
        //: column of the ledger: what was done
        return tr("What");
    case Person:
        return tr("By whom");
    case Epsilon:
        return tr("Epsilon");
    case Delta:
        return tr("Delta");
    case EpsilonAtStatedDelta:
        //: column of the ledger: the epsilon that holds at this delta
        return tr("at delta 1e-6");
    case Project:
        return tr("Project");
    case State:
        return tr("State");
    case ColumnCount:
        break;
    }
    return {};
}

QByteArray LedgerModel::toCsv() const
{
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells.append(quoted(row < 0 ? headerData(column, Qt::Horizontal).toString()
                                        : index(row, column).data().toString()));
        lines.append(cells.join(QLatin1Char(',')));
    }
    return (lines.join(QLatin1String("\r\n")) + QLatin1String("\r\n")).toUtf8();
}

} // namespace ui
