#include "ui/map/MapView.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <set>

namespace ui {

namespace {

constexpr double margin = 14.0;
constexpr double near = 10.0; ///< of the mouse to a point, pixels
constexpr int legendRow = 22;
constexpr qsizetype longestText = 400;

void drawMark(QPainter &painter, QPointF at, std::size_t set, const QColor &colour, double half)
{
    painter.setPen(QPen(colour, 1.6));
    painter.setBrush(Qt::NoBrush);
    switch (set % 4) {
    case 0: // a disc
        painter.setBrush(colour);
        painter.drawEllipse(at, half, half);
        break;
    case 1: // an upright cross
        painter.drawLine(at - QPointF(half, 0), at + QPointF(half, 0));
        painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
        break;
    case 2: // a triangle
        painter.drawPolygon(
            QPolygonF({at - QPointF(0, half), at + QPointF(half, half), at + QPointF(-half, half)}));
        break;
    default: // a square
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    }
}

} // namespace

MapView::MapView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("mapView"));
    setAccessibleName(tr("Map of documents"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(440);
}

void MapView::set(ShownMap map)
{
    m_map = std::move(map);
    m_current.reset();
    m_bounds = {};
    std::set<std::string> labels;
    double left = 0, right = 0, top = 0, bottom = 0;
    for (const auto &point : m_map.points) {
        labels.insert(point.label);
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
    }
    m_labels.assign(labels.begin(), labels.end());
    m_bounds = QRectF(left, top, std::max(right - left, 1e-9), std::max(bottom - top, 1e-9));
    //: spoken: what the map shows
    setAccessibleDescription(
        tr("%Ln document(s) on the map", nullptr, static_cast<int>(m_map.points.size())));
    update();
}

std::vector<LegendEntry> MapView::legend() const
{
    const QFontMetricsF metrics(font());
    std::vector<LegendEntry> entries;
    double across = margin;
    double down = 0.0;
    const auto newRow = [&] {
        across = margin;
        down += legendRow;
    };
    const auto add = [&](const QString &words, std::optional<std::size_t> shape, const std::string &label) {
        const double wide = metrics.horizontalAdvance(words) + 44;
        if (across + wide > width() - margin && across > margin)
            newRow();
        entries.push_back(
            {.words = words, .shape = shape, .label = label, .place = {across, down, wide, legendRow}});
        across += wide;
    };
    for (qsizetype set = 0; set < m_map.sets.size(); ++set)
        add(m_map.sets[set], static_cast<std::size_t>(set), {});
    newRow();
    for (const std::string &label : m_labels)
        add(label.empty() ? tr("no label") : QString::fromStdString(label), std::nullopt, label);
    return entries;
}

int MapView::legendHeight() const
{
    const auto entries = legend();
    return static_cast<int>(entries.empty() ? 0.0 : entries.back().place.bottom()) + 8;
}

QRectF MapView::field() const
{
    return QRectF(rect()).adjusted(margin, margin, -margin, -legendHeight() - margin);
}

QPointF MapView::placeOf(std::size_t point) const
{
    const QRectF in = field();
    const double scale = std::min(in.width() / m_bounds.width(), in.height() / m_bounds.height());
    const auto &at = m_map.points[point];
    return in.center() + scale * (QPointF(at.x, at.y) - m_bounds.center());
}

QColor MapView::colourOf(const std::string &label, const theme::Roles &roles) const
{
    if (label.empty())
        return roles.muted;
    QList<QColor> colours = theme::dataColours();
    if (roles.dark) { // dark blue does not stand out of a dark ground
        colours[0] = colours[4];
        colours[4] = QColor(0xb3, 0xa2, 0xff);
    }
    const auto place = std::ranges::find(m_labels, label) - m_labels.begin();
    return colours.at(place % colours.size());
}

void MapView::drawLegend(QPainter &painter, const theme::Roles &roles) const
{
    const double top = height() - legendHeight();
    for (const LegendEntry &entry : legend()) {
        const QRectF place = entry.place.translated(0, top);
        const double middle = place.center().y();
        if (entry.shape)
            drawMark(painter, {place.left() + 6, middle}, *entry.shape, roles.text, 4.5);
        else
            painter.fillRect(QRectF(place.left(), middle - 5, 12, 10), colourOf(entry.label, roles));
        painter.setPen(roles.text);
        painter.drawText(place.adjusted(18, 0, 18, 0), Qt::AlignVCenter, entry.words);
    }
}

void MapView::draw(QPainter &painter, const theme::Roles &roles) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    painter.fillRect(rect(), roles.surface);
    painter.setPen(QPen(roles.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -legendHeight() - 0.5));
    const double half = m_map.points.size() > 3000 ? 2.0 : 3.5;
    for (std::size_t point = 0; point < m_map.points.size(); ++point) {
        const auto &at = m_map.points[point];
        drawMark(painter, placeOf(point), at.set, colourOf(at.label, roles), half);
    }
    drawLegend(painter, roles);
}

void MapView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const theme::Roles roles = theme::roles();
    draw(painter, roles);
    if (m_current && *m_current < m_map.points.size()) {
        painter.setPen(QPen(roles.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(placeOf(*m_current), 8, 8);
    }
}

QString MapView::wordsOf(std::size_t point) const
{
    const auto &at = m_map.points[point];
    QString words = at.label.empty() ? tr("no label") : QString::fromStdString(at.label);
    words += QLatin1String(" · ") + m_map.sets.value(static_cast<qsizetype>(at.set));
    if (at.set < m_map.texts.size() && at.text < m_map.texts[at.set].size()) {
        const QString text = QString::fromStdString(m_map.texts[at.set][at.text]).simplified();
        words +=
            QLatin1Char('\n') + (text.size() > longestText ? text.left(longestText) + QChar(0x2026) : text);
    }
    return words;
}

std::optional<std::size_t> MapView::pointAt(const QPointF &place) const
{
    std::optional<std::size_t> found;
    double nearest = near * near;
    for (std::size_t point = 0; point < m_map.points.size(); ++point) {
        const QPointF away = placeOf(point) - place;
        if (const double squared = QPointF::dotProduct(away, away); squared < nearest) {
            nearest = squared;
            found = point;
        }
    }
    return found;
}

void MapView::say(std::size_t point)
{
    m_current = point;
    const QString words = wordsOf(point);
    setAccessibleDescription(words);
    // Words of records and of others are no mark-up.
    QToolTip::showText(mapToGlobal(placeOf(point).toPoint() + QPoint(8, 8)),
                       QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(words.toHtmlEscaped()),
                       this);
    update();
}

void MapView::mouseMoveEvent(QMouseEvent *event)
{
    const auto point = pointAt(event->position());
    if (point && point != m_current)
        say(*point);
    if (!point && m_current) {
        m_current.reset();
        QToolTip::hideText();
        update();
    }
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    const bool isNext = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool isBack = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if ((!isNext && !isBack) || m_map.points.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t last = m_map.points.size() - 1;
    const std::size_t now = m_current.value_or(isNext ? last : 0);
    say(isNext ? (now == last ? 0 : now + 1) : (now == 0 ? last : now - 1));
}

bool MapView::savePicture(const QString &path) const
{
    const theme::Roles roles = theme::rolesFor(false); // for paper
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    bool isWritten = false;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(size());
        generator.setViewBox(rect());
        generator.setTitle(accessibleName());
        QPainter painter(&generator);
        draw(painter, roles);
        isWritten = painter.end();
    } else {
        constexpr int scale = 2;
        QImage image(size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        QPainter painter(&image);
        draw(painter, roles);
        painter.end();
        isWritten = image.save(&file, "PNG");
    }
    return isWritten && file.commit();
}

} // namespace ui
