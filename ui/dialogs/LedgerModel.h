#pragma once

#include "core/privacy/ledger/Ledger.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace ui {

/// The entries of the ledger, newest first: one row for each spend, cap and accepted older copy. The marks of
/// stored rounds and finished commits, and the notices of interrupted runs, are no rows: they are the state
/// of the spend they belong to.
class LedgerModel final : public TableOf<core::privacy::LedgerEntry>
{
    Q_DECLARE_TR_FUNCTIONS(LedgerModel)

public:
    enum Column { Source, Time, What, Person, Epsilon, EpsilonDelta, Project, State };

    /// The delta at which the second account of a spend without one of its own is shown.
    static constexpr double statedDelta = 1e-6;

    explicit LedgerModel(QObject *parent = nullptr);

    void setEntries(const std::vector<core::privacy::LedgerEntry> &entries);

    /// RFC 4180, UTF-8, with a header line; for programs: times in UTC, numbers with a point regardless of
    /// the locale, each account in a column of its own. A cell that a spreadsheet would run as a formula is
    /// defused.
    QByteArray toCsv() const;

private:
    static QString text(const Row &entry, Column column);
    static QString toolTip(const Row &entry, Column column);
    static QStringList csvCells(const Row &entry);
};

/// What was spent on each data source over all projects, with its cap.
class LedgerTotals final : public TableOf<core::privacy::SourceAccount>
{
    Q_DECLARE_TR_FUNCTIONS(LedgerTotals)

public:
    enum Column { Source, Spent, Cap, Free };

    explicit LedgerTotals(QObject *parent = nullptr);
};

/// Returns a page for the privacy office, as HTML: the totals, the spends, and whether the chain holds.
QString ledgerPage(const LedgerTotals &totals, const LedgerModel &entries, const QString &chain);

} // namespace ui
