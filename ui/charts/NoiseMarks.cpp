#include "ui/charts/NoiseMarks.h"

#include "ui/theme/Theme.h"

#include <QAbstractSeries>
#include <QBarCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double widestName = 230;
constexpr double narrowestName = 60;
constexpr double nameGap = 10;    // between a name and its bar
constexpr double valueGap = 12;   // between the plot and the values
constexpr int roomForWords = 26;  // above the plot, for the words of the threshold
constexpr double lineHeight = 20; // of a name and of a value

double widestOf(const QFontMetricsF &metrics, const QStringList &texts)
{
    double widest = 0.0;
    for (const QString &text : texts)
        widest = std::max(widest, metrics.horizontalAdvance(text));
    return widest;
}

} // namespace

NoiseMarks::NoiseMarks(QChart &chart, QAbstractSeries &series)
    : QGraphicsItem(&chart)
    , m_chart(chart)
    , m_series(series)
{
    setZValue(100);
}

QBarCategoryAxis *NoiseMarks::makeAxis(qsizetype count)
{
    auto *axis = new QBarCategoryAxis;
    QStringList places; // each must differ from the others
    for (qsizetype place = 0; place < count; ++place)
        places.append(QString::number(place));
    axis->append(places);
    axis->setLabelsVisible(false);
    axis->setTitleVisible(false);
    axis->setGridLineVisible(false);
    axis->setLineVisible(false);
    return axis;
}

void NoiseMarks::setBars(const QList<Bar> &bars,
                         const QString &namesTitle,
                         double halfWidth,
                         double threshold,
                         const QString &thresholdText)
{
    QStringList names{namesTitle};
    QStringList values;
    for (const Bar &bar : bars) {
        names.append(bar.name);
        values.append(bar.text);
    }
    const QFontMetricsF metrics(theme::font(theme::sizes().small));
    const double left = std::clamp(widestOf(metrics, names), narrowestName, widestName) + nameGap;
    const double right = widestOf(metrics, values) + valueGap;
    m_chart.setMargins({static_cast<int>(left), roomForWords, static_cast<int>(right), 0});
    m_bars = bars;
    m_namesTitle = namesTitle;
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
    const QRectF plot = m_chart.plotArea();
    paintName(*painter, {0, plot.top() - 22, plot.left() - nameGap, lineHeight}, m_namesTitle);
    for (int index = 0; index < m_bars.size(); ++index)
        paintBar(*painter, index);
}

void NoiseMarks::paintName(QPainter &painter, const QRectF &place, const QString &name) const
{
    painter.setPen(theme::roles().muted);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(place,
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(name, Qt::ElideRight, place.width()));
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
    const double top = middle - lineHeight / 2;
    paintName(painter, {0, top, plot.left() - nameGap, lineHeight}, bar.name);
    const QRectF room(plot.right() + 6, top, m_chart.rect().right() - plot.right() - 8, lineHeight);
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
