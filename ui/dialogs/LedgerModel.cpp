#include "ui/dialogs/LedgerModel.h"

#include "core/privacy/accounting/Accounting.h"
#include "ui/text/BudgetText.h"
#include "ui/text/ProblemText.h"
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
    return entry.kind == "reserve" || entry.kind == "cap" || entry.kind == "accept";
}

/// The second account: that of the spend where it has a delta, else at the stated one.
double relaxedEpsilon(const core::privacy::Spend &spend)
{
    return spend.isPure() ? epsilonAtStatedDelta(spend) : spend.epsilon();
}

double relaxedDelta(const core::privacy::Spend &spend)
{
    return spend.isPure() ? LedgerModel::statedDelta : spend.delta();
}

/// A spreadsheet runs a cell that begins with one of these as a formula.
bool looksLikeFormula(const QString &cell)
{
    static const QString starts =
        QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20"); // and their wide forms
    return !cell.isEmpty() && starts.contains(cell.front());
}

QString quoted(QString cell)
{
    if (looksLikeFormula(cell))
        cell.prepend(QLatin1Char('\''));
    cell.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + cell + QLatin1Char('"');
}

} // namespace

LedgerModel::LedgerModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    const auto textOf = [](Column column) {
        return [column](const Row &entry) { return text(entry, column); };
    };
    const auto tipOf = [](Column column) {
        return [column](const Row &entry) { return toolTip(entry, column); };
    };
    setColumns(
        {{.title = tr("Source"), .text = textOf(Source)},
         {.title = tr("Time"),
          .text = textOf(Time),
          .sortValue = [](const Row &entry) { return QString::fromStdString(entry.time); }}, // ISO 8601
         //: column of the ledger: what was done
         {.title = tr("What"), .text = textOf(What)},
         {.title = tr("By whom"), .text = textOf(Person)},
         {.title = tr("Pure epsilon"),
          .text = textOf(Epsilon),
          .isNumber = true,
          .sortValue = [](const Row &entry) { return entry.spend.epsilon(); }},
         {.title = tr("(epsilon; delta)"),
          .text = textOf(EpsilonDelta),
          .isNumber = true,
          .toolTip = tipOf(EpsilonDelta),
          .sortValue = [](const Row &entry) { return relaxedEpsilon(entry.spend); }},
         {.title = tr("Project"), .text = textOf(Project)},
         {.title = tr("State"), .text = textOf(State), .toolTip = tipOf(State)}});
}

void LedgerModel::setEntries(const std::vector<core::privacy::LedgerEntry> &entries)
{
    std::vector<Row> rows;
    std::copy_if(entries.rbegin(), entries.rend(), std::back_inserter(rows), isRow);
    setRows(std::move(rows));
}

QString LedgerModel::text(const Row &entry, Column column)
{
    const bool isCap = entry.kind == "cap";
    const bool isNote = entry.kind == "accept";
    switch (column) {
    case Source:
        return printableText(entry.source);
    case Time:
        return localTimeText(entry.time);
    case What: {
        const QString detail = printableText(entry.detail);
        return isCap ? tr("cap set: %1").arg(detail) : detail;
    }
    case Person:
        return printableText(entry.person);
    case Epsilon:
        if (isNote)
            return {};
        if (isCap)
            return entry.caps.microEpsilon
                       ? tr("cap %1").arg(epsilonText(static_cast<double>(*entry.caps.microEpsilon) / 1e6))
                       : QString();
        return entry.spend.isPure() ? epsilonText(entry.spend.epsilon()) : QStringLiteral("–");
    case EpsilonDelta:
        if (isNote)
            return {};
        if (isCap)
            //: of an entry of the ledger that sets the cap of delta
            return entry.caps.picoDelta
                       ? tr("cap of delta %1")
                             .arg(deltaText(static_cast<double>(*entry.caps.picoDelta) / 1e12))
                       : QString();
        //: an epsilon and a delta; the numbers may have a decimal comma
        return tr("%1; %2").arg(epsilonText(relaxedEpsilon(entry.spend)),
                                deltaText(relaxedDelta(entry.spend)));
    case Project:
        return QString::fromStdString(entry.project);
    case State:
        if (isCap)
            //: state of a ledger entry: a cap that holds
            return tr("in force");
        if (isNote)
            //: state of a ledger entry that spends nothing
            return tr("noted");
        if (entry.committed)
            return tr("complete");
        //: states of a spend: its run ended too early; or its run goes on at this moment
        return entry.interrupted ? tr("interrupted") : tr("running");
    }
    return {};
}

QString LedgerModel::toolTip(const Row &entry, Column column)
{
    if (column == State && entry.interrupted)
        return tr("The run ended after its budget was debited: it counts as spent, and no model was stored.");
    if (column == EpsilonDelta && entry.kind == "reserve")
        return tr(
            "The same spend as epsilon at a small delta, which adds up more slowly over many releases.");
    return text(entry, column);
}

/// Source, time, what, person, epsilon, delta, epsilon at the stated delta, cap, cap of delta, project,
/// state.
QStringList LedgerModel::csvCells(const Row &entry)
{
    const auto number = [](double value, int decimals) { return QString::number(value, 'f', decimals); };
    const auto cell = [&](const std::optional<std::int64_t> &parts, double partsOfOne, int decimals) {
        return parts ? number(static_cast<double>(*parts) / partsOfOne, decimals) : QString();
    };
    QStringList cells{
        text(entry, Source), QString::fromStdString(entry.time), text(entry, What), text(entry, Person)};
    if (entry.kind == "accept")
        cells << QString() << QString() << QString() << QString() << QString();
    else if (entry.kind == "cap")
        cells << QString() << QString() << QString() << cell(entry.caps.microEpsilon, 1e6, 6)
              << cell(entry.caps.picoDelta, 1e12, 12);
    else
        cells << number(entry.spend.epsilon(), 6) << number(entry.spend.delta(), 12)
              << number(epsilonAtStatedDelta(entry.spend), 6) << QString() << QString();
    return cells << text(entry, Project) << text(entry, State);
}

LedgerTotals::LedgerTotals(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    const auto capOf = [](const Row &account) {
        return account.caps.microEpsilon ? epsilonText(static_cast<double>(*account.caps.microEpsilon) / 1e6)
                                         : tr("none");
    };
    const auto freeOf = [](const Row &account) {
        const auto free = account.freeMicroEpsilon();
        return free ? epsilonText(static_cast<double>(*free) / 1e6) : QString();
    };
    setColumns(
        {{.title = tr("Source"), .text = [](const Row &account) { return printableText(account.name); }},
         {.title = tr("Spent, all projects together (epsilon)"),
          .text = [](const Row &account) { return epsilonText(account.together().epsilon()); },
          .isNumber = true},
         {.title = tr("Cap"), .text = capOf, .isNumber = true},
         //: what a cap leaves
         {.title = tr("Free"), .text = freeOf, .isNumber = true}});
}

namespace {

QString tableAsHtml(const QAbstractItemModel &table)
{
    QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\"><tr>");
    for (int column = 0; column < table.columnCount(); ++column)
        html += QStringLiteral("<th align=\"left\">%1</th>")
                    .arg(table.headerData(column, Qt::Horizontal).toString().toHtmlEscaped());
    for (int row = 0; row < table.rowCount(); ++row) {
        html += QStringLiteral("</tr><tr>");
        for (int column = 0; column < table.columnCount(); ++column)
            html +=
                QStringLiteral("<td>%1</td>").arg(table.index(row, column).data().toString().toHtmlEscaped());
    }
    return html + QStringLiteral("</tr></table>");
}

} // namespace

QString ledgerPage(const LedgerTotals &totals, const LedgerModel &entries, const QString &chain)
{
    return QStringLiteral("<h1>%1</h1><p>%2</p><h2>%3</h2>%4<h2>%5</h2>%6")
        .arg(LedgerTotals::tr("Privacy budget spent on this computer").toHtmlEscaped(),
             chain.toHtmlEscaped(),
             LedgerTotals::tr("Totals by source").toHtmlEscaped(),
             tableAsHtml(totals),
             LedgerTotals::tr("Every spend, newest first").toHtmlEscaped(),
             tableAsHtml(entries));
}

QByteArray LedgerModel::toCsv() const
{
    // Read by programs: in English, whatever the language.
    QList<QStringList> rows{{QStringLiteral("source"),
                             QStringLiteral("time_utc"),
                             QStringLiteral("what"),
                             QStringLiteral("person"),
                             QStringLiteral("epsilon"),
                             QStringLiteral("delta"),
                             QStringLiteral("epsilon_at_delta_1e-6"),
                             QStringLiteral("cap"),
                             QStringLiteral("cap_of_delta"),
                             QStringLiteral("project"),
                             QStringLiteral("state")}};
    for (const core::privacy::LedgerEntry &entry : this->rows())
        rows.append(csvCells(entry));
    QByteArray csv;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells.append(quoted(cell));
        csv += cells.join(QLatin1Char(',')).toUtf8() + "\r\n";
    }
    return csv;
}

} // namespace ui
