#include "ui/window/WindowPlace.h"

#include <QByteArray>
#include <QRect>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace ui {

namespace {

/// The title bar and the borders, which are unknown before the window is shown.
constexpr QSize frameOfWindow(16, 44);

} // namespace

QSize sizeOnScreen(QSize wished, QSize available)
{
    return wished.boundedTo(available - frameOfWindow);
}

void placeOnScreen(QWidget &window, const QByteArray &geometry)
{
    window.resize(usualWindow);
    window.restoreGeometry(geometry);
    const QScreen *screen = window.screen();
    if (!screen)
        return;
    const QRect free = screen->availableGeometry();
    window.setMinimumSize(sizeOnScreen(smallestWindow, free.size()));
    window.resize(sizeOnScreen(window.size(), free.size()));
    if (geometry.isEmpty()) // the system finds a place for it
        return;
    const QPoint end = free.bottomRight() - QPoint(window.width(), window.height());
    window.move(std::clamp(window.x(), free.left(), std::max(free.left(), end.x())),
                std::clamp(window.y(), free.top(), std::max(free.top(), end.y())));
}

} // namespace ui
