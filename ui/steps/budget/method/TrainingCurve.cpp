#include "ui/steps/budget/method/TrainingCurve.h"

#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/TableOf.h"

#include <QChart>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

using core::rewriter::TrainingProgress;
using Points = std::vector<TrainingProgress>;
using LossTable = TableOf<TrainingProgress>;

// Returns the steps in all, of prunings one after the other, each with its steps from 1.
std::vector<double> stepsInAll(const Points &points)
{
    std::vector<double> steps;
    double before = 0.0;
    for (std::size_t at = 0; at < points.size(); ++at) {
        if (at > 0 && points[at].step <= points[at - 1].step)
            before = steps.back();
        steps.push_back(before + static_cast<double>(points[at].step));
    }
    return steps;
}

QLineSeries *curveOf(const Points &points, double TrainingProgress::*loss, const QString &name)
{
    auto *series = new QLineSeries;
    series->setName(name);
    series->setPointsVisible(true); // the first look is a point
    const std::vector<double> steps = stepsInAll(points);
    for (std::size_t at = 0; at < points.size(); ++at)
        series->append(steps[at], points[at].*loss);
    return series;
}

QValueAxis *axisOf(const QString &title, const char *format, double from, double to)
{
    auto *axis = new QValueAxis;
    axis->setRange(from, to);
    axis->setLabelFormat(QLatin1String(format));
    axis->setTitleText(title);
    return axis;
}

} // namespace

TrainingCurve::TrainingCurve(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_losses(new LossTable(LossTable::ToolTips::None, this))
    , m_panel(new ChartPanel(tr("Loss by step"), files, this))
{
    setObjectName(QStringLiteral("trainingCurve"));
    const auto count = [](auto member) {
        return [member](const TrainingProgress &point) {
            return QLocale().toString(static_cast<qlonglong>(point.*member));
        };
    };
    const auto loss = [](double TrainingProgress::*member) {
        return [member](const TrainingProgress &point) { return QLocale().toString(point.*member, 'f', 3); };
    };
    m_losses->setColumns({{.title = tr("Step"), .text = count(&TrainingProgress::step), .isNumber = true},
                          {.title = tr("Units of the encoder that are left"),
                           .text = count(&TrainingProgress::units),
                           .isNumber = true},
                          {.title = tr("Loss in training (nats a token)"),
                           .text = loss(&TrainingProgress::loss),
                           .isNumber = true},
                          {.title = tr("Loss on held-out texts (nats a token)"),
                           .text = loss(&TrainingProgress::heldOutLoss),
                           .isNumber = true}});
    m_panel->setTable(m_losses);
    m_panel->setMinimumHeight(290);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_panel);
    hide();
}

void TrainingCurve::add(const TrainingProgress &progress)
{
    m_losses->appendRow(progress);
    draw();
    show();
    if (m_losses->rowCount() == 1)
        emit grown();
}

void TrainingCurve::clear()
{
    m_losses->setRows({});
    hide();
}

void TrainingCurve::draw()
{
    const Points &points = m_losses->rows();
    QChart *chart = ChartPanel::makeChart();
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    if (!points.empty()) {
        const QList<QColor> colours = theme::dataColours();
        auto *training = curveOf(points, &TrainingProgress::loss, tr("in training"));
        auto *heldOut = curveOf(points, &TrainingProgress::heldOutLoss, tr("on held-out texts"));
        training->setPen(QPen(colours.at(theme::roles().dark ? 4 : 0), 2));
        heldOut->setPen(QPen(colours.at(1), 2, Qt::DashLine)); // told apart without colour, too
        double highest = 0.1;
        for (const TrainingProgress &point : points)
            highest = std::max({highest, point.loss, point.heldOutLoss});
        const std::vector<double> steps = stepsInAll(points);
        auto *across = axisOf(tr("step"), "%.0f", 0.0, steps.back());
        auto *up = axisOf(tr("loss (nats a token)"), "%.2g", 0.0, highest);
        up->applyNiceNumbers();
        chart->addAxis(across, Qt::AlignBottom);
        chart->addAxis(up, Qt::AlignLeft);
        for (QLineSeries *series : {training, heldOut}) {
            chart->addSeries(series);
            series->attachAxis(across);
            series->attachAxis(up);
        }
    }
    m_panel->setChart(chart);
}

void TrainingCurve::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
