#include "ui/charts/BudgetChart.h"

#include "ui/charts/ChartNumbers.h"
#include "ui/session/BudgetSplit.h"
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

/// The data colour of the labels; the parts of the method have the others.
constexpr int labelHue = 3;

int hueOf(const PartAmount &part, std::size_t place)
{
    constexpr int hues[] = {0, 2, 1, 4, 5, 6};
    return part.isLabels ? labelHue : hues[place % std::size(hues)];
}

} // namespace

QBrush brushOf(BudgetPiece piece)
{
    const theme::Roles roles = theme::roles();
    switch (piece) {
    case BudgetPiece::Spent:
        return roles.used;
    case BudgetPiece::Free:
        return roles.track;
    case BudgetPiece::Above:
        return {roles.cap, Qt::BDiagPattern};
    }
    return {};
}

QBrush brushOf(const PartAmount &part, std::size_t place)
{
    return theme::dataColours().at(hueOf(part, place));
}

QColor inkOn(BudgetPiece piece)
{
    return piece == BudgetPiece::Spent ? theme::roles().surface : theme::roles().text;
}

QColor inkOn(const PartAmount &part, std::size_t place)
{
    return hueOf(part, place) == 0 ? Qt::white : Qt::black;
}

namespace {

constexpr double leastShown = 1e-9;
constexpr double leastLabelled = 0.09; // of the whole: a shorter piece has no room for its number

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

void BudgetChart::setBudget(double spent, const std::vector<PartAmount> &planned, std::optional<double> cap)
{
    if (spent == m_spent && planned == m_planned && cap == m_cap)
        return;
    m_spent = spent;
    m_planned = planned;
    m_cap = cap;
    if (shownOf(pieces()) != m_shown) // the legend has other entries
        make();
    else
        fill();
}

void BudgetChart::make()
{
    const std::vector<Piece> all = pieces();
    m_shown = shownOf(all);
    m_series = new QHorizontalStackedBarSeries;
    m_series->setBarWidth(0.5);
    m_series->setLabelsVisible(true);
    m_series->setLabelsPrecision(3);
    m_sets.assign(all.size(), nullptr);
    for (std::size_t piece = 0; piece < all.size(); ++piece) {
        if (!m_shown[piece])
            continue;
        m_sets[piece] = new QBarSet(all[piece].name);
        m_sets[piece]->append(0.0);
        m_sets[piece]->setBrush(all[piece].brush);
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

// Without a budget and a cap the empty bar of the plan is shown.
std::vector<bool> BudgetChart::shownOf(const std::vector<Piece> &all) const
{
    std::vector<bool> shown;
    for (const Piece &piece : all)
        shown.push_back(piece.epsilon > leastShown);
    if (std::none_of(shown.begin(), shown.end(), [](bool each) { return each; }))
        shown[std::min<std::size_t>(1, shown.size() - 1)] = true;
    return shown;
}

// The parts of the plan are cut at the cap.
std::vector<BudgetChart::Piece> BudgetChart::pieces() const
{
    const auto of = [](const QString &name, double epsilon, BudgetPiece piece) {
        return Piece{name, epsilon, brushOf(piece), inkOn(piece), piece == BudgetPiece::Spent};
    };
    //: in a chart: budget that was spent before this plan
    std::vector<Piece> all = {of(tr("spent"), m_spent, BudgetPiece::Spent)};
    double room = m_cap ? std::max(0.0, *m_cap - m_spent) : sumOf(m_planned);
    double above = sumOf(m_planned);
    for (std::size_t place = 0; place < m_planned.size(); ++place) {
        const PartAmount &part = m_planned[place];
        const double fits = std::min(part.epsilon, room);
        room -= fits;
        above -= fits;
        all.push_back({methodWords(part.words), fits, brushOf(part, place), inkOn(part, place)});
    }
    //: in a chart: part of this plan's budget above the cap
    all.push_back(of(tr("above the cap"), std::max(0.0, above), BudgetPiece::Above));
    //: in a chart: budget that may still be spent
    all.push_back(of(tr("free"), m_cap ? room : 0.0, BudgetPiece::Free));
    return all;
}

void BudgetChart::fill()
{
    const std::vector<Piece> all = pieces();
    const double whole = std::max({m_cap.value_or(0.0), m_spent + sumOf(m_planned), 1.0});
    QList<QStringList> rows;
    for (std::size_t piece = 0; piece < all.size(); ++piece) {
        const Piece &each = all[piece];
        if (m_sets[piece]) {
            m_sets[piece]->replace(0, each.epsilon);
            m_sets[piece]->setLabelColor(each.epsilon > whole * leastLabelled ? each.ink
                                                                              : QColor(Qt::transparent));
        }
        if (m_shown[piece] || each.isSpent)
            rows.append({each.name, epsilonText(each.epsilon)});
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
