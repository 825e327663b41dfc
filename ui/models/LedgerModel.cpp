#include "ui/models/LedgerModel.h"

#include "core/privacy/Accounting.h"
#include "ui/widgets/BudgetMeter.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

QString localTime(const std::string &utc)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                          : QString::fromStdString(utc);
}

/// Both accounts hold, so the smaller figure does: a pure epsilon is one at any delta.
double epsilonAtStatedDelta(const core::privacy::Spend &spend)
{
    const double relaxed = core::privacy::zcdpEpsilon(spend.rho(), LedgerModel::statedDelta);
    return spend.microEpsilon > 0 ? std::min(spend.epsilon(), relaxed) : relaxed;
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
    std::copy_if(entries.rbegin(), entries.rend(), std::back_inserter(m_entries), [](const auto &entry) {
        return entry.kind != "commit";
    });
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
        return localTime(entry.time);
    case What: {
        const QString detail = QString::fromStdString(entry.detail);
        return isCap ? tr("cap set: %1").arg(detail) : detail;
    }
    case Person:
        return QString::fromStdString(entry.person);
    case PureEpsilon:
        if (isCap)
            return tr("cap %1").arg(epsilonText(static_cast<double>(entry.capMicroEpsilon) / 1e6));
        return epsilonText(entry.spend.epsilon());
    case EpsilonDelta:
        return isCap ? QString() : epsilonText(epsilonAtStatedDelta(entry.spend));
    case Project:
        return QString::fromStdString(entry.project);
    case State:
        if (isCap)
            //: state of a ledger entry: a cap that holds
            return tr("in force");
        return entry.committed ? tr("complete") : tr("spent, nothing learned");
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
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(entry, column);
    if (role == Qt::TextAlignmentRole && (column == PureEpsilon || column == EpsilonDelta))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isNumber = section == PureEpsilon || section == EpsilonDelta;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber)
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
    case PureEpsilon:
        return tr("Epsilon");
    case EpsilonDelta:
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
