#include "ui/widgets/WheelGuard.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>
#include <QWidget>

namespace ui {

namespace {

bool canScroll(const QScrollBar &bar, int wheel)
{
    return wheel < 0 ? bar.value() < bar.maximum() : bar.value() > bar.minimum();
}

/// Whether a page round the view can move the way that the wheel turns.
bool canPageScroll(const QWidget &view, int wheel)
{
    for (const QWidget *outer = view.parentWidget(); outer; outer = outer->parentWidget())
        if (const auto *page = qobject_cast<const QScrollArea *>(outer))
            return canScroll(*page->verticalScrollBar(), wheel);
    return false;
}

class PageWheel final : public QObject
{
public:
    explicit PageWheel(QAbstractScrollArea *view)
        : QObject(view)
        , m_view(*view)
    {
        view->viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || m_view.hasFocus())
            return QObject::eventFilter(watched, event);
        const int wheel = static_cast<QWheelEvent *>(event)->angleDelta().y();
        if (wheel == 0 || !canPageScroll(m_view, wheel))
            return QObject::eventFilter(watched, event);
        event->ignore(); // so that the page behind scrolls
        return true;
    }

private:
    QAbstractScrollArea &m_view;
};

} // namespace

void WheelGuard::passOn(QAbstractScrollArea *view)
{
    new PageWheel(view);
}

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
