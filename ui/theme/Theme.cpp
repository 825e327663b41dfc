#include "ui/theme/Theme.h"

#include "ui/theme/PlainToolTips.h"

#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <algorithm>

// Outside the namespace: the macro declares a function of the global one. Without this call the linker
// drops the icons from the static library.
static void initializeResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace ui::theme {

void apply(QApplication &application, Scheme scheme)
{
    initializeResources();
    showToolTipsPlain(application);
    QApplication::setPalette(QPalette()); // back to the system's, to see what it is now
    const bool dark = scheme == Scheme::System ? isDark(QApplication::palette()) : scheme == Scheme::Dark;
    const Roles colours = rolesFor(dark);

    QFont base = QApplication::font();
    const int body = std::clamp(QFontInfo(base).pixelSize(), Sizes().body, 2 * Sizes().body);
    base.setPixelSize(body);
    QApplication::setFont(base);
    QApplication::setPalette(paletteFor(colours));
    application.setStyleSheet(styleSheetFor(colours, body));
}

QPalette paletteFor(const Roles &roles)
{
    QPalette palette;
    const auto both = [&](QPalette::ColorRole role, const QColor &active, const QColor &disabled) {
        palette.setColor(QPalette::Active, role, active);
        palette.setColor(QPalette::Inactive, role, active);
        palette.setColor(QPalette::Disabled, role, disabled);
    };
    both(QPalette::Window, roles.ground, roles.ground);
    both(QPalette::WindowText, roles.text, roles.faint);
    both(QPalette::Base, roles.surface, roles.ground);
    both(QPalette::AlternateBase, roles.ground, roles.ground);
    both(QPalette::Text, roles.text, roles.faint);
    both(QPalette::PlaceholderText, roles.faint, roles.faint);
    both(QPalette::Button, roles.surface, roles.ground);
    both(QPalette::ButtonText, roles.text, roles.faint);
    both(QPalette::BrightText, roles.onAccent, roles.onAccent);
    both(QPalette::Highlight, roles.accent, roles.track);
    both(QPalette::HighlightedText, roles.onAccent, roles.muted);
    both(QPalette::Link, roles.accent, roles.faint);
    both(QPalette::LinkVisited, roles.accent, roles.faint);
    both(QPalette::ToolTipBase, roles.surface, roles.surface);
    both(QPalette::ToolTipText, roles.text, roles.text);
    both(QPalette::Light, roles.surface.lighter(110), roles.surface);
    both(QPalette::Midlight, roles.line, roles.line);
    both(QPalette::Mid, roles.fieldLine, roles.line);
    both(QPalette::Dark, roles.fieldLine, roles.line);
    both(QPalette::Shadow, roles.dark ? QColor(Qt::black) : roles.faint, roles.line);
    return palette;
}

Sizes sizesFor(int bodyPixels)
{
    const auto scaled = [bodyPixels](int pixels) { return (pixels * bodyPixels + 7) / Sizes().body; };
    return {.body = bodyPixels,
            .caption = scaled(Sizes().caption),
            .small = scaled(Sizes().small),
            .cardTitle = scaled(Sizes().cardTitle),
            .heading = scaled(Sizes().heading),
            .big = scaled(Sizes().big)};
}

Sizes sizes()
{
    return sizesFor(std::max(Sizes().body, QApplication::font().pixelSize()));
}

QFont font(int pixels, bool bold)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

QIcon icon(const QString &name, const QColor &colour)
{
    initializeResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray svg = file.readAll();
    svg.replace("#000000", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    QIcon icon;
    for (const int size : {16, 20, 32, 64}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace ui::theme
