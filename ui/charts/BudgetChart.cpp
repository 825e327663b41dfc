#include "ui/charts/BudgetChart.h"

#include "ui/models/ChartNumbers.h"
#include "ui/text/BudgetText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QEvent>
#include <QHorizontalStackedBarSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

BudgetChart::BudgetChart(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_panel(new ChartPanel(tr("Budget of this source"), files, this))
    , m_numbers(new ChartNumbers(this))
{
    m_panel->setObjectName(QStringLiteral("budgetChart"));
    m_panel->setCompact(true);
    m_panel->setMinimumHeight(250);
    m_panel->setTable(m_numbers);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_panel);
    draw();
}

void BudgetChart::setBudget(double spent, double planned, std::optional<double> cap)
{
    if (spent == m_spent && planned == m_planned && cap == m_cap)
        return;
    m_spent = spent;
    m_planned = planned;
    m_cap = cap;
    draw();
}

void BudgetChart::draw()
{
    const theme::Roles roles = theme::roles();
    const double room = m_cap ? std::max(0.0, *m_cap - m_spent) : m_planned;
    const double fitting = std::min(m_planned, room);
    const double above = m_planned - fitting;
    const double whole = std::max({m_cap.value_or(0.0), m_spent + m_planned, 1.0});

    auto *series = new QHorizontalStackedBarSeries;
    series->setBarWidth(0.45);
    QList<QStringList> rows;
    const auto add = [&](const QString &name, const QString &shortName, double value, const QBrush &brush) {
        rows.append({name, epsilonText(value)});
        if (value <= 0.0)
            return;
        //: legend of a chart, %1: what it is, %2: how much epsilon
        auto *set = new QBarSet(tr("%1: %2").arg(shortName, epsilonText(value)));
        set->append(value);
        set->setBrush(brush);
        set->setPen(QPen(roles.fieldLine, 0.8));
        series->append(set);
    };
    //: in a chart: budget that was spent before this plan
    add(tr("spent before"), tr("spent"), m_spent, roles.used);
    add(tr("this plan"), tr("this plan"), fitting, roles.accent);
    if (m_cap)
        //: in a chart: budget that may still be spent
        add(tr("free up to the cap"), tr("free"), room - fitting, roles.track);
    if (above > 0.0)
        //: in a chart: budget above the cap
        add(tr("this plan, above the cap"), tr("above"), above, QBrush(roles.cap, Qt::BDiagPattern));
    if (m_cap)
        rows.append({tr("cap"), epsilonText(*m_cap)});

    QChart *chart = ChartPanel::makeChart();
    chart->addSeries(series);
    auto *across = new QValueAxis;
    across->setRange(0.0, whole);
    across->setTickCount(5);
    across->applyNiceNumbers();
    across->setLabelFormat(QStringLiteral("%.3g"));
    across->setTitleText(tr("epsilon"));
    auto *down = new QBarCategoryAxis;
    down->append(QStringLiteral(" "));
    down->setLineVisible(false);
    down->setGridLineVisible(false);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(down, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(down);
    m_panel->setChart(chart);
    m_numbers->set({tr("Part of the budget"), tr("Epsilon")}, rows);
}

void BudgetChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
