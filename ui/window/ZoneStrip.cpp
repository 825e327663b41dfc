#include "ui/window/ZoneStrip.h"

#include "ui/theme/Theme.h"

#include <QPainter>
#include <QStyle>

namespace ui {

namespace {
constexpr int margin = 24;
constexpr int iconSize = 14;
} // namespace

ZoneStrip::ZoneStrip(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(32);
    setPrivate(true);
}

QString ZoneStrip::words() const
{
    if (m_private && m_sends)
        return tr("Private zone  ·  texts go to the server that you agreed to");
    return m_private ? tr("Private zone  ·  what you see here stays on this computer")
                     : tr("Safe to share  ·  protected by noise, free to explore");
}

void ZoneStrip::setPrivate(bool isPrivate, bool sends)
{
    m_private = isPrivate;
    m_sends = sends;
    setAccessibleName(words());
    setToolTip(words());
    update();
}

void ZoneStrip::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    const QColor ink = m_private ? roles.spends : roles.doneText;
    QPainter painter(this);
    painter.fillRect(rect(), m_private ? roles.spendsSoft : roles.doneSoft);
    const QString name = m_private ? QStringLiteral("lock") : QStringLiteral("shield-check");
    const QRect sign(margin, (height() - iconSize) / 2, iconSize, iconSize);
    theme::icon(name, ink).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), sign));
    painter.setPen(ink);
    painter.setFont(theme::font(theme::sizes().caption, true));
    const QRect room = rect().adjusted(margin + iconSize + 8, 0, -margin, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(words(), Qt::ElideRight, room.width()));
}

} // namespace ui
