#include "ui/steps/budget/EpsilonSlider.h"

#include "ui/text/BudgetText.h"
#include "ui/theme/Theme.h"

#include <QKeyEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr int positions = 1000;
constexpr int sideMargin = 12;
constexpr int lineY = 16;
constexpr int lineHeight = 6;
constexpr double handleRadius = 9;
constexpr std::array<double, 5> marks = {0.1, 1.0, 3.0, 8.0, 15.0};

double rounded(double epsilon)
{
    const double step = epsilon < 1.0 ? 100.0 : 10.0;
    return std::round(epsilon * step) / step;
}

double epsilonAt(int position)
{
    const double share = static_cast<double>(position) / positions;
    return rounded(EpsilonSlider::smallest
                   * std::pow(EpsilonSlider::largest / EpsilonSlider::smallest, share));
}

int positionOf(double epsilon)
{
    const double held = std::clamp(epsilon, EpsilonSlider::smallest, EpsilonSlider::largest);
    const double share =
        std::log(held / EpsilonSlider::smallest) / std::log(EpsilonSlider::largest / EpsilonSlider::smallest);
    return static_cast<int>(std::lround(share * positions));
}

} // namespace

QString protectionText(double epsilon)
{
    if (epsilon <= 1.0)
        return EpsilonSlider::tr("strong protection");
    if (epsilon <= 3.0)
        return EpsilonSlider::tr("good protection");
    return epsilon <= weakAbove ? EpsilonSlider::tr("fair protection") : EpsilonSlider::tr("weak protection");
}

EpsilonSlider::EpsilonSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setRange(0, positions);
    setSingleStep(8);
    setPageStep(60);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleDescription(tr("not chosen yet"));
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        if (m_quiet)
            return;
        m_decided = true;
        setAccessibleDescription(epsilonText(epsilonAt(position)));
        emit epsilonMoved(epsilonAt(position));
    });
}

std::optional<double> EpsilonSlider::epsilon() const
{
    return m_decided ? std::optional(epsilonAt(value())) : std::nullopt;
}

void EpsilonSlider::setEpsilon(std::optional<double> wanted)
{
    m_decided = wanted.has_value();
    setAccessibleDescription(wanted ? epsilonText(*wanted) : tr("not chosen yet"));
    m_quiet = true;
    if (!wanted)
        setValue(0);
    else if (epsilonAt(value()) != rounded(*wanted)) // else a slow drag would be drawn back all the time
        setValue(positionOf(*wanted));
    m_quiet = false;
    update();
}

QSize EpsilonSlider::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::sizes().small));
    return {300, lineY + 14 + 2 * metrics.height() + 4};
}

QSize EpsilonSlider::minimumSizeHint() const
{
    return {220, sizeHint().height()};
}

double EpsilonSlider::xOf(double epsilon) const
{
    return xOf(positionOf(epsilon));
}

double EpsilonSlider::xOf(int position) const
{
    const double share = static_cast<double>(position) / positions;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    return sideMargin + (isMirrored ? 1.0 - share : share) * (width() - 2 * sideMargin);
}

void EpsilonSlider::moveTo(double x)
{
    if (layoutDirection() == Qt::RightToLeft)
        x = width() - x;
    const double share = (x - sideMargin) / std::max(1, width() - 2 * sideMargin);
    const int position = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * positions));
    const bool isFirst = !std::exchange(m_decided, true);
    if (position != value())
        setValue(position);
    else if (isFirst)
        emit valueChanged(position); // chosen where the handle lay
    update();
}

void EpsilonSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    moveTo(event->position().x());
}

void EpsilonSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        moveTo(event->position().x());
}

void EpsilonSlider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
    update();
}

void EpsilonSlider::keyPressEvent(QKeyEvent *event)
{
    const int before = value();
    QSlider::keyPressEvent(event);
    if (event->isAccepted() && !m_decided && value() == before)
        emit valueChanged(before);
}

void EpsilonSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // a page that is scrolled must not choose a budget
}

void EpsilonSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::font(theme::sizes().small));
    paintLine(painter);
    paintMarks(painter);
    paintRegions(painter);
    paintHandle(painter);
}

void EpsilonSlider::paintLine(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    const QList<QColor> hues = theme::dataColours();
    const QRectF line(sideMargin, lineY - lineHeight / 2.0, width() - 2 * sideMargin, lineHeight);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QLinearGradient colours(isMirrored ? line.topRight() : line.topLeft(),
                            isMirrored ? line.topLeft() : line.topRight());
    const auto at = [&](double epsilon) { return static_cast<double>(positionOf(epsilon)) / positions; };
    colours.setColorAt(0.0, roles.done);
    colours.setColorAt(at(1.0), hues.at(4));
    colours.setColorAt(at(5.0), hues.at(1));
    colours.setColorAt(at(10.0), roles.cap);
    colours.setColorAt(1.0, roles.cap);
    painter.setPen(Qt::NoPen);
    if (isEnabled())
        painter.setBrush(colours);
    else
        painter.setBrush(roles.track);
    painter.drawRoundedRect(line, lineHeight / 2.0, lineHeight / 2.0);
}

void EpsilonSlider::paintMarks(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    const int top = lineY + 12;
    const int height = painter.fontMetrics().height();
    for (const double mark : marks) {
        const double x = xOf(mark);
        painter.setPen(QPen(roles.fieldLine, 1));
        painter.drawLine(QPointF(x, lineY + lineHeight / 2.0 + 2), QPointF(x, top - 1));
        painter.setPen(isEnabled() ? roles.text : roles.faint);
        const QString number = mark < 1.0 ? epsilonText(mark) : QString::number(static_cast<int>(mark));
        QRectF box(x - 30, top, 60, height);
        if (mark == marks.front() && layoutDirection() == Qt::RightToLeft)
            box.moveRight(width() - sideMargin + 4);
        else if (mark == marks.front())
            box.moveLeft(sideMargin - 4);
        painter.drawText(
            box, (mark == marks.front() ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignTop, number);
    }
}

void EpsilonSlider::paintRegions(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    //: names of regions on a line of epsilon, as short as possible: strong, good, fair, weak protection
    const QStringList names{tr("strong"), tr("good"), tr("fair"), tr("weak")};
    const int height = painter.fontMetrics().height();
    for (int region = 0; region < names.size(); ++region) {
        const auto index = static_cast<std::size_t>(region);
        const double left = std::min(xOf(marks[index]), xOf(marks[index + 1]));
        const double right = std::max(xOf(marks[index]), xOf(marks[index + 1]));
        painter.setPen(!isEnabled() ? roles.faint : region == 3 ? roles.capText : roles.muted);
        painter.drawText(QRectF(left - 10, lineY + 12 + height, right - left + 20, height),
                         Qt::AlignHCenter | Qt::AlignTop,
                         names.at(region));
    }
}

void EpsilonSlider::paintHandle(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    const QPointF centre(xOf(sliderPosition()), lineY);
    if (hasFocus()) {
        painter.setPen(QPen(roles.focus, 1.5, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, handleRadius + 3.5, handleRadius + 3.5);
    }
    painter.setPen(m_decided ? QPen(isEnabled() ? roles.accent : roles.faint, 3)
                             : QPen(roles.fieldLine, 1.8, Qt::DotLine));
    painter.setBrush(isSliderDown() ? roles.accentSoft : roles.surface);
    painter.drawEllipse(centre, handleRadius, handleRadius);
}

} // namespace ui
