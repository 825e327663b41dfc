#include "ui/widgets/FocusKeeper.h"

#include "ui/widgets/Card.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

namespace ui {

FocusKeeper::FocusKeeper(QWidget &page)
    : QObject(&page)
    , m_page(page)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::follow);
}

void FocusKeeper::follow(QWidget *before)
{
    if (!before || before->window() != m_page.window() || !m_page.isAncestorOf(before))
        return;
    const bool isUsable = before->isEnabled() && before->isVisibleTo(m_page.window());
    if (isUsable || !m_page.isVisible() || !m_page.window()->isActiveWindow())
        return;
    QWidget *place = &m_page;
    for (QWidget *up = before->parentWidget(); up && up != &m_page; up = up->parentWidget())
        if (qobject_cast<Card *>(up) && up->isEnabled() && up->isVisibleTo(m_page.window())) {
            place = up;
            break;
        }
    // Qt scrolls to the control that it chose, once this returns.
    if (const auto *scroll = qobject_cast<QScrollArea *>(&m_page)) {
        QScrollBar *bar = scroll->verticalScrollBar();
        QMetaObject::invokeMethod(
            bar, [bar, value = bar->value()] { bar->setValue(value); }, Qt::QueuedConnection);
    }
    place->setFocus();
}

} // namespace ui
