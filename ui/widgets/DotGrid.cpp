#include "ui/widgets/DotGrid.h"

#include "ui/theme/Roles.h"

#include <QPainter>

namespace ui {

namespace {
constexpr int columns = 20;
constexpr int pitch = 12;
constexpr double diameter = 9;
} // namespace

DotGrid::DotGrid(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setDots(0);
}

void DotGrid::setDots(int filled, int before, int total)
{
    m_filled = filled;
    m_before = before;
    m_total = total;
    setAccessibleName(tr("%1 of %2 dots are filled").arg(filled).arg(total));
    updateGeometry();
    update();
}

QSize DotGrid::sizeHint() const
{
    const int rows = (m_total + columns - 1) / columns;
    return {columns * pitch, rows * pitch};
}

void DotGrid::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const double inset = (pitch - diameter) / 2.0;
    for (int dot = 0; dot < m_total; ++dot) {
        const int column = isMirrored ? columns - 1 - dot % columns : dot % columns;
        const QRectF box(column * pitch + inset, dot / columns * pitch + inset, diameter, diameter);
        if (dot < m_filled) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(dot < m_before ? roles.used : roles.cap);
            painter.drawEllipse(box);
        } else {
            painter.setPen(QPen(roles.fieldLine, 1.2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.adjusted(0.6, 0.6, -0.6, -0.6));
        }
    }
}

} // namespace ui
