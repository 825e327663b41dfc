#include "ui/theme/SystemTheme.h"

#include "ui/theme/Theme.h"

#include <QApplication>
#include <QEvent>

namespace ui {

SystemTheme::SystemTheme(QApplication &application)
    : m_application(application)
{
    theme::apply(application);
    application.installEventFilter(this);
    connect(&application, &QGuiApplication::layoutDirectionChanged, this, [this] {
        theme::apply(m_application);
    });
}

bool SystemTheme::eventFilter(QObject *watched, QEvent *event)
{
    // Sent to windows when the system's theme changes; our own palette change sends it too.
    if (event->type() == QEvent::ThemeChange && !m_applying) {
        m_applying = true;
        theme::apply(m_application);
        m_applying = false;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
