#pragma once

#include "core/privacy/ledger/Ledger.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace ui {

/// The entries of the ledger, newest first. The marks of a finished commit, and the notices of interrupted
/// runs, are not rows of their own: they are the state of the spend they belong to.
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

} // namespace ui
