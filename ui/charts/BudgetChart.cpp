#include "ui/charts/BudgetChart.h"

#include "ui/charts/BudgetColours.h"
#include "ui/charts/ChartNumbers.h"
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

namespace {

constexpr std::array<BudgetPart, 6> pieceOrder = {BudgetPart::Spent,
                                                  BudgetPart::Phrases,
                                                  BudgetPart::Together,
                                                  BudgetPart::Labels,
                                                  BudgetPart::Above,
                                                  BudgetPart::Free};

constexpr double leastShown = 1e-9;
constexpr double leastLabelled = 0.09; // of the whole: a shorter piece has no room for its number

QString nameOf(BudgetPart part)
{
    switch (part) {
    case BudgetPart::Spent:
        //: in a chart: budget that was spent before this plan
        return BudgetChart::tr("spent");
    case BudgetPart::Phrases:
        //: in a chart, short: the part of this plan's budget for which phrases there are
        return BudgetChart::tr("phrases");
    case BudgetPart::Together:
        //: in a chart, short: the part of this plan's budget for which phrases go together
        return BudgetChart::tr("together");
    case BudgetPart::Labels:
        //: in a chart, short: the part of this plan's budget for the counts of the labels
        return BudgetChart::tr("labels");
    case BudgetPart::Free:
        //: in a chart: budget that may still be spent
        return BudgetChart::tr("free");
    case BudgetPart::Above:
        //: in a chart: part of this plan's budget above the cap
        return BudgetChart::tr("above the cap");
    }
    return {};
}

} // namespace

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
    make();
}

void BudgetChart::setBudget(double spent, const BudgetParts &planned, std::optional<double> cap)
{
    if (spent == m_spent && planned == m_planned && cap == m_cap)
        return;
    m_spent = spent;
    m_planned = planned;
    m_cap = cap;
    if (shownPieces() != m_shown) // the legend has other entries
        make();
    else
        fill();
}

void BudgetChart::make()
{
    m_shown = shownPieces();
    m_series = new QHorizontalStackedBarSeries;
    m_series->setBarWidth(0.5);
    m_series->setLabelsVisible(true);
    m_series->setLabelsPrecision(3);
    for (std::size_t piece = 0; piece < pieceCount; ++piece) {
        m_sets[piece] = nullptr;
        if (!m_shown[piece])
            continue;
        m_sets[piece] = new QBarSet(nameOf(pieceOrder[piece]));
        m_sets[piece]->append(0.0);
        m_sets[piece]->setBrush(brushOf(pieceOrder[piece]));
        m_sets[piece]->setPen(QPen(theme::roles().fieldLine, 0.8));
        m_series->append(m_sets[piece]);
    }
    addAxes(*ChartPanel::makeChart());
    fill();
}

void BudgetChart::addAxes(QChart &chart)
{
    chart.addSeries(m_series);
    m_across = new QValueAxis;
    m_across->setLabelFormat(QStringLiteral("%.3g"));
    m_across->setTitleText(tr("epsilon"));
    auto *down = new QBarCategoryAxis;
    down->append(QStringLiteral(" "));
    down->setLineVisible(false);
    down->setGridLineVisible(false);
    //: title of an axis with one bar only: the records file
    down->setTitleText(tr("this source"));
    chart.addAxis(m_across, Qt::AlignBottom);
    chart.addAxis(down, Qt::AlignLeft);
    m_series->attachAxis(m_across);
    m_series->attachAxis(down);
    m_panel->setChart(&chart);
}

/// What has a length, and so a place in the legend; without a budget and a cap the empty bar of the plan.
std::array<bool, BudgetChart::pieceCount> BudgetChart::shownPieces() const
{
    const auto values = pieces();
    std::array<bool, pieceCount> shown = {};
    for (std::size_t piece = 0; piece < pieceCount; ++piece)
        shown[piece] = values[piece] > leastShown;
    if (std::none_of(shown.begin(), shown.end(), [](bool each) { return each; }))
        shown[1] = true;
    return shown;
}

/// In the order of pieceOrder; the parts of the plan are cut at the cap.
std::array<double, BudgetChart::pieceCount> BudgetChart::pieces() const
{
    double room = m_cap ? std::max(0.0, *m_cap - m_spent) : m_planned.sum();
    const auto fitting = [&room](double part) {
        const double fits = std::min(part, room);
        room -= fits;
        return fits;
    };
    const double phrases = fitting(m_planned.phrases);
    const double together = fitting(m_planned.together);
    const double labels = fitting(m_planned.labels);
    const double above = std::max(0.0, m_planned.sum() - phrases - together - labels);
    return {m_spent, phrases, together, labels, above, m_cap ? room : 0.0};
}

void BudgetChart::fill()
{
    const auto values = pieces();
    const double whole = std::max({m_cap.value_or(0.0), m_spent + m_planned.sum(), 1.0});
    QList<QStringList> rows;
    for (std::size_t piece = 0; piece < pieceCount; ++piece) {
        const BudgetPart part = pieceOrder[piece];
        if (m_sets[piece]) {
            m_sets[piece]->replace(0, values[piece]);
            m_sets[piece]->setLabelColor(values[piece] > whole * leastLabelled ? inkOn(part)
                                                                               : QColor(Qt::transparent));
        }
        if (m_shown[piece] || part == BudgetPart::Spent)
            rows.append({nameOf(part), epsilonText(values[piece])});
    }
    if (m_cap)
        rows.append({tr("cap"), epsilonText(*m_cap)});
    m_across->setRange(0.0, whole);
    m_across->applyNiceNumbers();
    m_numbers->set({tr("Part of the budget"), tr("Epsilon")}, rows);
}

void BudgetChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        make();
}

} // namespace ui
