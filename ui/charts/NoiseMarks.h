#pragma once

#include <QGraphicsItem>
#include <QList>
#include <QString>

class QAbstractSeries;
class QBarCategoryAxis;
class QChart;

namespace ui {

/// Drawn over the bars of a horizontal bar chart: the name of each bar in a column of its own at the left,
/// the whisker of the noise on each bar, its value in words at the right, and the dashed line below which
/// bars cannot be distinguished from noise. Bars count from the bottom.
///
/// The names are drawn here because an axis of Qt Charts replaces every name by "..." where its rows are
/// lower than a line of text.
class NoiseMarks final : public QGraphicsItem
{
public:
    struct Bar
    {
        QString name;
        double value = 0.0;
        QString text; ///< the value in words
    };

    /// Becomes a child of `chart`, over the series, whose axes it reads positions from.
    NoiseMarks(QChart &chart, QAbstractSeries &series);

    /// Reserves the margins of the chart for names, values and the words of the threshold. `namesTitle` is
    /// the heading of the names.
    void setBars(const QList<Bar> &bars,
                 const QString &namesTitle,
                 double halfWidth,
                 double threshold,
                 const QString &thresholdText);
    /// Returns an axis for `count` bars without labels, for the names are drawn by this item.
    static QBarCategoryAxis *makeAxis(qsizetype count);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    double across(double value) const;
    double rowHeight() const;
    void paintName(QPainter &painter, const QRectF &place, const QString &name) const;
    void paintBar(QPainter &painter, int index) const;
    void paintThreshold(QPainter &painter) const;

    QChart &m_chart;
    QAbstractSeries &m_series;
    QList<Bar> m_bars;
    QString m_namesTitle;
    double m_halfWidth = 0.0;
    double m_threshold = 0.0;
    QString m_thresholdText;
};

} // namespace ui
