#include "ui/charts/NoiseMarks.h"

#include "ui/theme/Theme.h"

#include <QAbstractSeries>
#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {

NoiseMarks::NoiseMarks(QChart &chart, QAbstractSeries &series)
    : QGraphicsItem(&chart)
    , m_chart(chart)
    , m_series(series)
{
    setZValue(100);
}

void NoiseMarks::setBars(const QList<Bar> &bars,
                         double halfWidth,
                         double threshold,
                         const QString &thresholdText)
{
    m_bars = bars;
    m_halfWidth = halfWidth;
    m_threshold = threshold;
    m_thresholdText = thresholdText;
    update();
}

QRectF NoiseMarks::boundingRect() const
{
    return m_chart.rect();
}

double NoiseMarks::across(double value) const
{
    const QRectF plot = m_chart.plotArea();
    return std::clamp(m_chart.mapToPosition({value, 0.0}, &m_series).x(), plot.left(), plot.right());
}

double NoiseMarks::rowHeight() const
{
    return m_chart.plotArea().height() / static_cast<double>(std::max<qsizetype>(m_bars.size(), 1));
}

void NoiseMarks::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_bars.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(theme::font(theme::sizes().small));
    paintThreshold(*painter);
    for (int index = 0; index < m_bars.size(); ++index)
        paintBar(*painter, index);
}

void NoiseMarks::paintBar(QPainter &painter, int index) const
{
    const Bar &bar = m_bars.at(index);
    const QRectF plot = m_chart.plotArea();
    const double middle = plot.bottom() - (index + 0.5) * rowHeight();
    const double left = across(bar.value - m_halfWidth);
    const double right = across(bar.value + m_halfWidth);
    const double cap = std::min(4.0, rowHeight() / 5.0);
    const QLineF whisker[] = {{left, middle, right, middle},
                              {left, middle - cap, left, middle + cap},
                              {right, middle - cap, right, middle + cap}};
    const theme::Roles roles = theme::roles();
    // A rim keeps the line apart from the bar it crosses.
    for (const QPen &pen : {QPen(roles.surface, 3.6, Qt::SolidLine, Qt::SquareCap), QPen(roles.text, 1.5)}) {
        painter.setPen(pen);
        painter.drawLines(whisker, 3);
    }
    painter.setPen(roles.muted);
    const QRectF room(plot.right() + 6, middle - 10, m_chart.rect().right() - plot.right() - 8, 20);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, bar.text);
}

void NoiseMarks::paintThreshold(QPainter &painter) const
{
    const QRectF plot = m_chart.plotArea();
    const double x = across(m_threshold);
    const QLineF line(x, plot.top() - 4, x, plot.bottom());
    painter.setPen(QPen(theme::roles().surface, 3.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(QPen(theme::roles().cap, 1.6, Qt::DashLine, Qt::FlatCap));
    painter.drawLine(line);
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(m_thresholdText);
    const double textLeft = std::min(x, plot.right() - width);
    painter.setPen(theme::roles().capText);
    painter.drawText(QPointF(textLeft, plot.top() - 8), m_thresholdText);
}

} // namespace ui
