#pragma once

#include "ui/theme/Roles.h"

#include <QApplication>
#include <QFont>
#include <QIcon>
#include <QString>

namespace ui::theme {

enum class Scheme { System, Light, Dark };

/// Gives the application its palette, font sizes, style sheet and plain tool tips. Call it again when the
/// system's theme changes: `Scheme::System` asks the system again.
void apply(QApplication &application, Scheme scheme = Scheme::System);

QPalette paletteFor(const Roles &roles);
QString styleSheetFor(const Roles &roles, int bodyPixels);

/// Sizes in pixels; all scale with the system's font when that is larger than our 14.
struct Sizes
{
    int body = 14;
    int caption = 13;
    int small = 12;
    int cardTitle = 13;
    int heading = 20;
    int big = 30;
};
Sizes sizesFor(int bodyPixels);
Sizes sizes();

/// The system's font in one of the sizes.
QFont font(int pixels, bool bold = false);

/// An icon of resources/icons by name, drawn in `colour`, sharp on any screen.
QIcon icon(const QString &name, const QColor &colour);

} // namespace ui::theme
