#pragma once

#include <QSize>

class QByteArray;
class QWidget;

namespace ui {

/// The size of a window that opens for the first time, in logical pixels, where the screen has room for it.
inline constexpr QSize usualWindow(1200, 780);
/// The smallest size that a person can give a window, where the screen has room for it.
inline constexpr QSize smallestWindow(880, 560);

/// Returns the part of `wished` that fits with its frame into `available`, the free part of a screen.
QSize sizeOnScreen(QSize wished, QSize available);

/// Sets size and minimum size of a window that is not shown yet: as `geometry` says (QWidget::saveGeometry)
/// or, if it is empty, the usual size. Everything of the window is inside its screen.
void placeOnScreen(QWidget &window, const QByteArray &geometry);

} // namespace ui
