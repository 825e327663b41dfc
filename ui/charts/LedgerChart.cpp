#include "ui/charts/LedgerChart.h"

#include "core/privacy/accounting/Losses.h"
#include "core/privacy/ledger/SourceName.h"
#include "ui/charts/ChartNumbers.h"
#include "ui/text/BudgetText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"

#include <QChart>
#include <QDateTimeAxis>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

constexpr qint64 daySeconds = 24 * 60 * 60;

QPointF at(const QDateTime &time, double epsilon)
{
    return {static_cast<qreal>(time.toMSecsSinceEpoch()), epsilon};
}

QLineSeries *makeLine(const QString &name, const QColor &colour, Qt::PenStyle style)
{
    auto *line = new QLineSeries;
    line->setName(name);
    line->setPen(QPen(colour, 2.2, style, Qt::FlatCap));
    return line;
}

QString formatFor(qint64 seconds)
{
    if (seconds > 300 * daySeconds)
        return QStringLiteral("MMM yyyy");
    return seconds > 4 * daySeconds ? datePattern() : timePattern();
}

/// Returns what the spends of an account cost together; pure and Gaussian noise together by the sums or by
/// rho, which take no time.
double epsilonOf(const core::privacy::SourceAccount &account)
{
    const core::privacy::Losses &losses = account.losses;
    if (losses.pure.empty() || losses.picoHalfMuSquared == 0)
        return account.together().epsilon();
    const double delta = static_cast<double>(account.capPicoDelta() - losses.picoDelta) / 1e12;
    return std::min(account.spent.epsilon(), core::privacy::zcdpEpsilon(account.spent.rho(), delta));
}

} // namespace

LedgerChart::LedgerChart(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_panel(new ChartPanel(tr("Ledger of this source"), files, this))
    , m_numbers(new ChartNumbers(this))
{
    m_panel->setObjectName(QStringLiteral("ledgerChart"));
    m_panel->setCompact(true);
    m_panel->setMinimumHeight(250);
    m_panel->setTable(m_numbers);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_panel);
    make();
}

void LedgerChart::setLedger(const LedgerState &ledger, double planned, std::optional<double> cap)
{
    m_steps.clear();
    const std::string key = core::privacy::sourceKey(ledger.account.name);
    core::privacy::SourceAccount until = ledger.account;
    until.spent = {};
    until.losses = {};
    for (const core::privacy::LedgerEntry &entry : ledger.entries) {
        if (core::privacy::sourceKey(entry.source) != key || entry.kind != "reserve")
            continue;
        until.spent = until.spent + entry.spend;
        until.losses += entry.losses;
        m_steps.push_back(
            {QDateTime::fromString(QString::fromStdString(entry.time), Qt::ISODate).toLocalTime(),
             QString::fromStdString(entry.project),
             entry.spend.epsilon(),
             epsilonOf(until)});
    }
    if (!m_steps.empty())
        m_steps.back().sum = ledger.account.together().epsilon();
    m_planned = planned;
    m_cap = cap;
    fill();
}

LedgerChart::Span LedgerChart::span() const
{
    const QDateTime now = QDateTime::currentDateTime();
    QDateTime first = m_steps.empty() ? now.addDays(-30) : m_steps.front().time;
    const qint64 before = std::max<qint64>(first.secsTo(now), 60 * 60);
    return {first.addSecs(m_steps.empty() ? 0 : -before / 6), now, now.addSecs(before / 4)};
}

void LedgerChart::make()
{
    const theme::Roles roles = theme::roles();
    m_spent = makeLine(tr("spent"), roles.used, Qt::SolidLine);
    m_plan = makeLine(tr("with this plan"), roles.accent, Qt::DashLine);
    m_capLine = makeLine({}, roles.cap, Qt::DashDotLine);
    QChart *chart = ChartPanel::makeChart();
    addAxes(*chart);
    for (QLineSeries *line : {m_spent, m_plan, m_capLine}) {
        chart->addSeries(line);
        line->attachAxis(m_across);
        line->attachAxis(m_up);
    }
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    m_panel->setChart(chart);
    fill();
}

void LedgerChart::addAxes(QChart &chart)
{
    m_across = new QDateTimeAxis;
    m_across->setTickCount(4);
    m_across->setTitleText(tr("time"));
    m_up = new QValueAxis;
    m_up->setTickCount(4);
    m_up->setLabelFormat(QStringLiteral("%.3g"));
    m_up->setTitleText(tr("epsilon, added up"));
    chart.addAxis(m_across, Qt::AlignBottom);
    chart.addAxis(m_up, Qt::AlignLeft);
}

void LedgerChart::fill()
{
    const Span time = span();
    const double sum = m_steps.empty() ? 0.0 : m_steps.back().sum;
    fillLines(time, sum);
    m_across->setRange(time.from, time.to);
    m_across->setFormat(formatFor(time.from.secsTo(time.to)));
    m_up->setRange(0.0, std::max({m_cap.value_or(0.0), sum + m_planned, 1.0}) * 1.1);
    m_up->applyNiceNumbers();
    tabulate();
}

void LedgerChart::fillLines(const Span &time, double sum)
{
    QList<QPointF> spent{at(time.from, 0.0)};
    for (const Step &step : m_steps)
        spent << at(step.time, step.sum - step.epsilon) << at(step.time, step.sum);
    spent << at(time.now, sum);
    m_spent->replace(spent);
    m_plan->replace(
        QList<QPointF>{at(time.now, sum), at(time.now, sum + m_planned), at(time.to, sum + m_planned)});
    m_plan->setVisible(m_planned > 0.0);
    m_capLine->setVisible(m_cap.has_value());
    if (!m_cap)
        return;
    m_capLine->replace(QList<QPointF>{at(time.from, *m_cap), at(time.to, *m_cap)});
    m_capLine->setName(tr("cap: %1").arg(epsilonText(*m_cap)));
}

void LedgerChart::tabulate()
{
    QList<QStringList> rows;
    for (const Step &step : m_steps)
        rows.append(
            {dateText(step.time.date()), epsilonText(step.epsilon), epsilonText(step.sum), step.what});
    const double sum = m_steps.empty() ? 0.0 : m_steps.back().sum;
    if (m_planned > 0.0)
        //: row of a table: not spent yet
        rows.append({tr("planned"), epsilonText(m_planned), epsilonText(sum + m_planned), tr("this plan")});
    if (m_cap)
        rows.append({tr("cap"), QString(), epsilonText(*m_cap), QString()});
    m_numbers->set({tr("Day"), tr("Epsilon"), tr("Added up"), tr("Project")}, rows);
}

void LedgerChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        make();
}

} // namespace ui
