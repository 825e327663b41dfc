#include "ui/widgets/Chip.h"

#include "ui/theme/Theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {
constexpr int sidePadding = 9;
}

Chip::Chip(const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
    setToolTip(text);
}

void Chip::setMissing(bool missing)
{
    m_missing = missing;
    setAccessibleName(missing ? tr("%1, missing in the text").arg(m_text) : m_text);
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::sizes().caption));
    return {metrics.horizontalAdvance(m_text) + 2 * sidePadding, metrics.height() + 5};
}

QSize Chip::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 60), sizeHint().height()};
}

void Chip::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_missing ? QPen(roles.capText, 1.2, Qt::DashLine) : QPen(Qt::NoPen));
    painter.setBrush(m_missing ? roles.surface : roles.accentSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), height() / 2.0, height() / 2.0);
    painter.setPen(m_missing ? roles.capText : roles.text);
    painter.setFont(theme::font(theme::sizes().caption));
    const QRect inside = rect().adjusted(sidePadding, 0, -sidePadding, 0);
    const QString shown = painter.fontMetrics().elidedText(m_text, Qt::ElideRight, inside.width() + 1);
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, shown);
}

} // namespace ui
