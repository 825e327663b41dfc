#include "ui/recipient/CalibrationChart.h"

#include "ui/recipient/JudgementModels.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"

#include <QChart>
#include <QEvent>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <utility>

namespace ui {

namespace {

constexpr double percent = 100.0;

QLineSeries *makeLine(QPointF from, QPointF to, const QPen &pen)
{
    auto *line = new QLineSeries;
    line->append(from);
    line->append(to);
    line->setPen(pen);
    return line;
}

} // namespace

CalibrationChart::CalibrationChart(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_bins(new CalibrationModel(this))
    , m_panel(new ChartPanel(tr("Calibration"), files, this))
{
    m_panel->setObjectName(QStringLiteral("calibrationPanel"));
    m_panel->setTable(m_bins);
    m_panel->setMinimumHeight(300);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_panel);
    draw();
}

void CalibrationChart::set(std::vector<core::recipient::CalibrationBin> bins)
{
    m_bins->setRows(std::move(bins));
    draw();
}

void CalibrationChart::addBins(QChart &chart) const
{
    const theme::Roles roles = theme::roles();
    auto *diagonal = makeLine({0.0, 0.0}, {percent, percent}, QPen(roles.muted, 1.5, Qt::DashLine));
    diagonal->setName(tr("as good as its word"));
    chart.addSeries(diagonal);
    auto *points = new QScatterSeries;
    points->setName(tr("texts of about the same stated probability, with 95 % interval"));
    points->setMarkerSize(10.0);
    const QColor blue = theme::dataColours().at(roles.dark ? 4 : 0);
    points->setBrush(blue);
    points->setPen(Qt::NoPen);
    for (const core::recipient::CalibrationBin &bin : m_bins->rows()) {
        if (bin.texts == 0)
            continue;
        const double across = percent * bin.meanProbability;
        points->append(across, percent * bin.shareCorrect);
        auto *whisker = makeLine(
            {across, percent * bin.interval.low}, {across, percent * bin.interval.high}, QPen(blue, 1.5));
        chart.addSeries(whisker);
        for (QLegendMarker *marker : chart.legend()->markers(whisker))
            marker->setVisible(false);
    }
    chart.addSeries(points);
    chart.legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
}

void CalibrationChart::draw()
{
    QChart *chart = ChartPanel::makeChart();
    addBins(*chart);
    const auto add = [chart](const QString &title, Qt::Alignment side) {
        auto *axis = new QValueAxis;
        axis->setRange(0.0, 1.04 * percent); // a point at the end is drawn whole
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickInterval(percent / 5.0);
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setTitleText(title);
        chart->addAxis(axis, side);
        for (QAbstractSeries *series : chart->series())
            series->attachAxis(axis);
    };
    add(tr("probability that the model states (%)"), Qt::AlignBottom);
    add(tr("texts sorted rightly (%)"), Qt::AlignLeft);
    m_panel->setChart(chart);
}

void CalibrationChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
