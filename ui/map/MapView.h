#pragma once

#include "core/evaluation/map/DocumentMap.h"
#include "ui/theme/Roles.h"

#include <QMap>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// A map as it is shown. PRIVATE where a set is.
struct ShownMap
{
    QStringList sets; ///< names of the origins, at most four are distinguished by shape
    std::vector<core::evaluation::MapPoint> points;
    std::vector<std::vector<std::string>> texts; ///< of each set, to be read on the map; empty: not shown
};

/// A word of the legend with its mark: the shape of an origin, or the colour of a label.
struct LegendEntry
{
    QString words;
    std::optional<std::size_t> shape; ///< none: a field of `label`'s colour
    std::string label;
    QRectF place; ///< with the mark, from the top left corner of the legend
};

/// Points in the colour of their label and the shape of their origin, with a legend below. Under the mouse a
/// point says its label and, where it may, its text; the arrow keys walk from point to point.
class MapView final : public QWidget
{
    Q_OBJECT

public:
    explicit MapView(QWidget *parent = nullptr);

    void set(ShownMap map);
    const ShownMap &map() const { return m_map; }
    /// Returns the words of a point, as plain text.
    QString wordsOf(std::size_t point) const;
    /// The point nearest to a place of the widget, if one is near.
    std::optional<std::size_t> pointAt(const QPointF &place) const;
    QPointF placeOf(std::size_t point) const;

    /// Origins, then labels, in rows as wide as the widget.
    std::vector<LegendEntry> legend() const;
    /// Returns the height of all rows of the legend, in pixels.
    int legendHeight() const;

    /// PNG, or SVG where the name ends so. False when the file cannot be written.
    bool savePicture(const QString &path) const;

    QSize sizeHint() const override { return {640, 480}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void draw(QPainter &painter, const theme::Roles &roles) const;
    void drawLegend(QPainter &painter, const theme::Roles &roles) const;
    QRectF field() const;
    QColor colourOf(const std::string &label, const theme::Roles &roles) const;
    void say(std::size_t point);

    ShownMap m_map;
    QRectF m_bounds;
    std::vector<std::string> m_labels; ///< in the order of the alphabet
    std::optional<std::size_t> m_current;
};

} // namespace ui
