#include "ui/window/StepButton.h"

#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {
constexpr int rowHeight = 34;
constexpr int leftMargin = 16;
constexpr int circleSize = 20;
constexpr int gap = 10;
constexpr int lockSize = 12;
constexpr int widestWords = 150; // longer names take two lines
} // namespace

StepButton::StepButton(int number, const QString &title, QWidget *parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setText(title);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepButton::setState(StepRail::State state)
{
    m_state = state;
    QString words;
    switch (state) {
    case StepRail::State::Done:
        //: state of a step of the journey
        words = tr("done");
        break;
    case StepRail::State::Here:
        //: state of a step of the journey: the one on the screen
        words = tr("here");
        break;
    case StepRail::State::NotYet:
        //: state of a step of the journey
        words = tr("not yet");
        break;
    case StepRail::State::Locked:
        words = tr("locked until the phrases are learned");
        break;
    }
    //: %1: number of the step, %2: its name, %3: its state
    setAccessibleName(tr("Step %1, %2: %3").arg(m_number).arg(text(), words));
    setToolTip(state == StepRail::State::Locked ? tr("Locked until the phrases are learned") : QString());
    update();
}

QSize StepButton::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::sizes().body, true));
    const int words = metrics.horizontalAdvance(text());
    const int height = words > widestWords ? rowHeight + metrics.height() - 8 : rowHeight;
    return {leftMargin + circleSize + gap + std::min(words, widestWords) + 4 + lockSize + leftMargin, height};
}

QRect StepButton::mirrored(const QRect &place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void StepButton::enterEvent(QEnterEvent *)
{
    update();
}

void StepButton::leaveEvent(QEvent *)
{
    update();
}

void StepButton::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    const bool here = m_state == StepRail::State::Here;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (here) {
        painter.fillRect(rect(), roles.accentSoft);
        painter.fillRect(mirrored(QRect(0, 0, 3, height())), roles.accent);
    } else if (isEnabled() && underMouse()) {
        painter.fillRect(rect(), roles.ground);
    }
    if (hasFocus()) {
        painter.setPen(QPen(roles.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(6, 2, -6, -2), 6, 6);
    }
    paintMark(painter, mirrored(QRect(leftMargin, (height() - circleSize) / 2, circleSize, circleSize)));

    const bool locked = m_state == StepRail::State::Locked;
    painter.setPen(here     ? (roles.dark ? roles.text : roles.accent.darker(125))
                   : locked ? roles.faint
                            : roles.muted);
    painter.setFont(theme::font(theme::sizes().body, here));
    const int lock = locked ? lockSize + 4 : 0;
    const QRect words = mirrored(rect().adjusted(leftMargin + circleSize + gap, 0, -leftMargin - lock, 0));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
    if (locked)
        theme::icon(QStringLiteral("lock"), roles.faint)
            .paint(&painter,
                   mirrored(QRect(
                       width() - leftMargin - lockSize, (height() - lockSize) / 2, lockSize, lockSize)));
}

void StepButton::paintMark(QPainter &painter, const QRectF &circle) const
{
    const theme::Roles roles = theme::roles();
    if (m_state == StepRail::State::Done) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(roles.done);
        painter.drawEllipse(circle);
        const QColor ink = roles.dark ? roles.onAccent : roles.surface;
        theme::icon(QStringLiteral("check"), ink).paint(&painter, circle.adjusted(4, 4, -4, -4).toRect());
        return;
    }
    const bool here = m_state == StepRail::State::Here;
    const QColor ink = here ? roles.accent : m_state == StepRail::State::Locked ? roles.faint : roles.muted;
    painter.setPen(QPen(here ? roles.accent : roles.fieldLine, here ? 1.6 : 1.0));
    painter.setBrush(roles.surface);
    painter.drawEllipse(circle.adjusted(0.8, 0.8, -0.8, -0.8));
    painter.setPen(ink);
    painter.setFont(theme::font(theme::sizes().small - 1, true));
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
}

LineMark::LineMark(QWidget *parent)
    : QWidget(parent)
    , m_words(QCoreApplication::translate("LineMark", "here noise is added, once"))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(m_words);
}

QSize LineMark::sizeHint() const
{
    return {2 * leftMargin + 100, heightForWidth(2 * leftMargin + 176)};
}

int LineMark::heightForWidth(int width) const
{
    const QFontMetrics metrics(theme::font(theme::sizes().small - 1));
    const QRect room(0, 0, width - 2 * leftMargin, 1000);
    return metrics.boundingRect(room, Qt::TextWordWrap, m_words).height() + 16;
}

void LineMark::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setPen(QPen(roles.spendsLine, 2, Qt::CustomDashLine));
    QPen pen(roles.spendsLine, 2);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(leftMargin, 4, width() - leftMargin, 4);
    painter.setPen(roles.spends);
    painter.setFont(theme::font(theme::sizes().small - 1));
    painter.drawText(rect().adjusted(leftMargin, 8, -leftMargin, 0),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     m_words);
}

} // namespace ui
