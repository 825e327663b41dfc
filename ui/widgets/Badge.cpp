#include "ui/widgets/Badge.h"

#include "ui/theme/Theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <utility>

namespace ui {

namespace {

constexpr int sidePadding = 9;
constexpr int signWidth = 14;

std::pair<QColor, QColor> coloursOf(Badge::Kind kind)
{
    const theme::Roles roles = theme::roles();
    switch (kind) {
    case Badge::Kind::SpendsBudget:
    case Badge::Kind::Private:
        return {roles.spends, roles.spendsSoft};
    case Badge::Kind::Free:
    case Badge::Kind::Done:
        return {roles.doneText, roles.doneSoft};
    case Badge::Kind::Weak:
        return {roles.capText, roles.spendsSoft};
    case Badge::Kind::Neutral:
        break;
    }
    return {roles.muted, roles.track};
}

} // namespace

Badge::Badge(Kind kind, const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    set(kind, text);
}

void Badge::set(Kind kind, const QString &text)
{
    m_kind = kind;
    m_text = text;
    if (text.isEmpty() && kind == Kind::SpendsBudget)
        m_text = tr("spends budget");
    if (text.isEmpty() && kind == Kind::Free)
        //: of an action: it costs no privacy budget
        m_text = tr("free");
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::sizes().small, true));
    const int sign = m_kind == Kind::Neutral ? 0 : signWidth;
    return {metrics.horizontalAdvance(m_text) + 2 * sidePadding + sign, metrics.height() + 4};
}

void Badge::paintEvent(QPaintEvent *)
{
    const auto [ink, paper] = coloursOf(m_kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);

    const int sign = m_kind == Kind::Neutral ? 0 : signWidth;
    painter.setPen(ink);
    if (sign > 0)
        paintSign(
            painter,
            QStyle::visualRect(layoutDirection(), rect(), QRect(sidePadding, (height() - 8) / 2, 8, 8)));
    painter.setPen(ink);
    painter.setFont(theme::font(theme::sizes().small, true));
    const QRect words = rect().adjusted(sidePadding + sign, 0, -sidePadding, 0);
    painter.drawText(
        QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

void Badge::paintSign(QPainter &painter, const QRectF &box) const
{
    QPen pen(painter.pen().color(), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    QPainterPath path;
    switch (m_kind) {
    case Kind::SpendsBudget:
        painter.setBrush(pen.color());
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(box);
        return;
    case Kind::Free:
    case Kind::Done:
        path.moveTo(box.left(), box.center().y());
        path.lineTo(box.left() + 3, box.bottom() - 1);
        path.lineTo(box.right(), box.top() + 1);
        break;
    case Kind::Weak:
        path.moveTo(box.center().x(), box.top());
        path.lineTo(box.right(), box.bottom());
        path.lineTo(box.left(), box.bottom());
        path.closeSubpath();
        break;
    case Kind::Private:
        path.addRect(box.adjusted(0.5, 3.5, -0.5, 0));
        path.arcMoveTo(box.adjusted(2, 0, -2, -2), 0);
        path.arcTo(box.adjusted(2, 0, -2, -2), 0, 180);
        break;
    case Kind::Neutral:
        break;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(path);
}

} // namespace ui
