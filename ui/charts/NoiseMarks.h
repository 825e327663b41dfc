#pragma once

#include <QGraphicsItem>
#include <QList>
#include <QString>

class QAbstractSeries;
class QChart;

namespace ui {

/// Drawn over the bars of a horizontal bar chart: the whisker of the noise on each bar, its value in words at
/// the right, and the dashed line below which bars cannot be distinguished from noise. Bars count from the
/// bottom.
class NoiseMarks final : public QGraphicsItem
{
public:
    struct Bar
    {
        double value = 0.0;
        QString text;
    };

    /// Becomes a child of `chart`, over the series, whose axes it reads positions from.
    NoiseMarks(QChart &chart, QAbstractSeries &series);

    void setBars(const QList<Bar> &bars, double halfWidth, double threshold, const QString &thresholdText);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    double across(double value) const;
    double rowHeight() const;
    void paintBar(QPainter &painter, int index) const;
    void paintThreshold(QPainter &painter) const;

    QChart &m_chart;
    QAbstractSeries &m_series;
    QList<Bar> m_bars;
    double m_halfWidth = 0.0;
    double m_threshold = 0.0;
    QString m_thresholdText;
};

} // namespace ui
