#include "ui/recipient/LossChart.h"

#include "ui/theme/Roles.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TableOf.h"

#include <QChart>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

using Curve = std::vector<core::recipient::EpochLoss>;

double lossOf(const core::recipient::EpochLoss &loss, bool isCoral)
{
    return isCoral ? loss.weight * loss.coral : loss.classification;
}

QString lossText(const Curve &curve, int pass, bool isCoral)
{
    return std::cmp_less(pass, curve.size())
               ? QLocale().toString(lossOf(curve.at(static_cast<std::size_t>(pass)), isCoral), 'f', 3)
               : QString();
}

} // namespace

LossChart::LossChart(TrainingDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_losses(new TableOf<int>(TableOf<int>::ToolTips::None, this))
    , m_panel(new ChartPanel(tr("Loss by pass"), *desk.received().environment().files, this))
{
    setObjectName(QStringLiteral("lossChart"));
    m_panel->setObjectName(QStringLiteral("lossPanel"));
    setColumns();
    m_panel->setTable(m_losses);
    m_panel->setMinimumHeight(280);
    auto *card = new Card({}, this);
    card->body()->addWidget(m_panel);
    card->body()->addWidget(makeLabel(
        tr("The error of the classifier on the texts of the package, for each pass. The difference in style "
           "measures how different your texts and those of the package are for the classifier."),
        "caption",
        card));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(&desk, &TrainingDesk::lossesChanged, this, &LossChart::refresh);
    refresh();
}

void LossChart::setColumns()
{
    const auto text = [this](Curve TrainingDesk::Losses::*curve, bool isCoral) {
        return [this, curve, isCoral](int pass) { return lossText(m_desk.losses().*curve, pass, isCoral); };
    };
    using Losses = TrainingDesk::Losses;
    m_losses->setColumns(
        {{.title = tr("Pass"),
          .text = [](int pass) { return QLocale().toString(pass + 1); },
          .isNumber = true},
         {.title = tr("Not adapted: classification"), .text = text(&Losses::plain, false), .isNumber = true},
         {.title = tr("Adapted: classification"), .text = text(&Losses::adapted, false), .isNumber = true},
         {.title = tr("Adapted: difference in style"),
          .text = text(&Losses::adapted, true),
          .isNumber = true}});
}

void LossChart::refresh()
{
    const TrainingDesk::Losses &losses = m_desk.losses();
    std::vector<int> passes(std::max(losses.plain.size(), losses.adapted.size()));
    std::iota(passes.begin(), passes.end(), 0);
    m_losses->setRows(std::move(passes));
    setVisible(m_losses->rowCount() > 0);
    draw();
}

double LossChart::addCurves(QChart &chart) const
{
    const QList<QColor> colours = theme::dataColours();
    const TrainingDesk::Losses &losses = m_desk.losses();
    struct Shown
    {
        const Curve *curve;
        bool isCoral;
        QString name;
        int colour;
        Qt::PenStyle style; ///< curves are told apart without colour, too
    };
    const Shown all[] = {
        {&losses.plain, false, tr("not adapted: classification"), theme::roles().dark ? 4 : 0, Qt::SolidLine},
        {&losses.adapted, false, tr("adapted: classification"), 1, Qt::DashLine},
        {&losses.adapted, true, tr("adapted: difference in style"), 2, Qt::DotLine}};
    double highest = 0.0;
    for (const Shown &each : all) {
        if (each.curve->empty())
            continue;
        auto *series = new QLineSeries;
        series->setName(each.name);
        series->setPen(QPen(colours.at(each.colour), 2, each.style));
        int pass = 0;
        for (const core::recipient::EpochLoss &loss : *each.curve) {
            series->append(++pass, lossOf(loss, each.isCoral));
            highest = std::max(highest, lossOf(loss, each.isCoral));
        }
        chart.addSeries(series);
    }
    return highest;
}

void LossChart::draw()
{
    QChart *chart = ChartPanel::makeChart();
    const double highest = addCurves(*chart);
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    if (!chart->series().isEmpty()) {
        auto *across = new QValueAxis;
        across->setRange(1, std::max(2, m_losses->rowCount()));
        across->setLabelFormat(QStringLiteral("%.0f"));
        across->setTitleText(tr("pass over the texts of the package"));
        auto *up = new QValueAxis;
        up->setRange(0.0, std::max(highest, 0.1));
        up->applyNiceNumbers();
        up->setLabelFormat(QStringLiteral("%.2g"));
        up->setTitleText(tr("loss (nats)"));
        chart->addAxis(across, Qt::AlignBottom);
        chart->addAxis(up, Qt::AlignLeft);
        for (QAbstractSeries *series : chart->series()) {
            series->attachAxis(across);
            series->attachAxis(up);
        }
    }
    m_panel->setChart(chart);
}

void LossChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
