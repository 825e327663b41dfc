#include "ui/charts/LedgerChart.h"

#include "ui/models/ChartNumbers.h"
#include "ui/text/BudgetText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"

#include <QChart>
#include <QDateTimeAxis>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

constexpr qint64 daySeconds = 24 * 60 * 60;

void add(QLineSeries &line, const QDateTime &time, double epsilon)
{
    line.append(static_cast<qreal>(time.toMSecsSinceEpoch()), epsilon);
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
    return seconds > 4 * daySeconds ? QStringLiteral("d MMM") : QStringLiteral("d MMM hh:mm");
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
    draw();
}

void LedgerChart::setLedger(const LedgerState &ledger, double planned, std::optional<double> cap)
{
    m_steps.clear();
    double sum = 0.0;
    for (const core::privacy::LedgerEntry &entry : ledger.entries) {
        if (entry.source != ledger.account.id || ledger.account.id.empty() || entry.kind != "reserve")
            continue;
        sum += entry.spend.epsilon();
        m_steps.push_back(
            {QDateTime::fromString(QString::fromStdString(entry.time), Qt::ISODate).toLocalTime(),
             QString::fromStdString(entry.project),
             entry.spend.epsilon(),
             sum});
    }
    m_planned = planned;
    m_cap = cap;
    draw();
}

LedgerChart::Span LedgerChart::span() const
{
    const QDateTime now = QDateTime::currentDateTime();
    QDateTime first = m_steps.empty() ? now.addDays(-30) : m_steps.front().time;
    const qint64 before = std::max<qint64>(first.secsTo(now), 60 * 60);
    return {first.addSecs(m_steps.empty() ? 0 : -before / 6), now, now.addSecs(before / 4)};
}

void LedgerChart::draw()
{
    const theme::Roles roles = theme::roles();
    const Span time = span();
    const double sum = m_steps.empty() ? 0.0 : m_steps.back().sum;

    QList<QLineSeries *> lines;
    QLineSeries *spent = makeLine(tr("spent"), roles.used, Qt::SolidLine);
    lines.append(spent);
    add(*spent, time.from, 0.0);
    for (const Step &step : m_steps) {
        add(*spent, step.time, step.sum - step.epsilon);
        add(*spent, step.time, step.sum);
    }
    add(*spent, time.now, sum);
    if (m_planned > 0.0) {
        QLineSeries *plan = makeLine(tr("with this plan"), roles.accent, Qt::DashLine);
        lines.append(plan);
        add(*plan, time.now, sum);
        add(*plan, time.now, sum + m_planned);
        add(*plan, time.to, sum + m_planned);
    }
    if (m_cap) {
        QLineSeries *cap = makeLine(tr("cap: %1").arg(epsilonText(*m_cap)), roles.cap, Qt::DashDotLine);
        lines.append(cap);
        add(*cap, time.from, *m_cap);
        add(*cap, time.to, *m_cap);
    }
    addAxes(time, std::max({m_cap.value_or(0.0), sum + m_planned, 1.0}), lines);
    tabulate();
}

void LedgerChart::addAxes(const Span &span, double highest, const QList<QLineSeries *> &lines)
{
    QChart *chart = ChartPanel::makeChart();
    auto *across = new QDateTimeAxis;
    across->setRange(span.from, span.to);
    across->setFormat(formatFor(span.from.secsTo(span.to)));
    across->setTickCount(3);
    across->setTitleText(tr("time"));
    auto *up = new QValueAxis;
    up->setRange(0.0, highest * 1.1);
    up->setTickCount(4);
    up->applyNiceNumbers();
    up->setLabelFormat(QStringLiteral("%.3g"));
    up->setTitleText(tr("epsilon, added up"));
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    for (QLineSeries *line : lines) {
        chart->addSeries(line);
        line->attachAxis(across);
        line->attachAxis(up);
    }
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    m_panel->setChart(chart);
}

void LedgerChart::tabulate()
{
    QList<QStringList> rows;
    for (const Step &step : m_steps)
        rows.append({step.time.toString(QStringLiteral("yyyy-MM-dd")),
                     epsilonText(step.epsilon),
                     epsilonText(step.sum),
                     step.what});
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
        draw();
}

} // namespace ui
