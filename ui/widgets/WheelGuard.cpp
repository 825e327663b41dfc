#include "ui/widgets/WheelGuard.h"

#include <QEvent>
#include <QWidget>

namespace ui {

WheelGuard::WheelGuard(QWidget *control)
    : QObject(control)
{
    control->installEventFilter(this);
}

void WheelGuard::protect(QWidget *control)
{
    control->setFocusPolicy(Qt::StrongFocus); // without focus by the wheel
    new WheelGuard(control);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    const auto *control = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::Wheel || !control || control->hasFocus())
        return QObject::eventFilter(watched, event);
    event->ignore(); // so that the page behind scrolls
    return true;
}

} // namespace ui
