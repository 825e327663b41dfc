#include "core/print/Canvas.h"

#include <string>

namespace core::print {

std::string drawable(std::string_view text)
{
    gchar *valid = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
    std::string drawn;
    for (const gchar *at = valid; *at != '\0'; at = g_utf8_next_char(at)) {
        const gunichar character = g_utf8_get_char(at);
        const bool isNone = (character & 0xFFFEU) == 0xFFFE || (character >= 0xFDD0 && character <= 0xFDEF);
        drawn += isNone ? std::string_view("\uFFFD") : std::string_view(at, g_utf8_next_char(at));
    }
    g_free(valid);
    return drawn;
}

namespace {

constexpr double lineSpacing =
    1.22; // of the font's own line height in DejaVu Sans, which is generous already

double points(int pangoUnits)
{
    return static_cast<double>(pangoUnits) / PANGO_SCALE;
}

PangoAlignment alignment(Align align)
{
    switch (align) {
    case Align::Start:
        return PANGO_ALIGN_LEFT;
    case Align::Centre:
        return PANGO_ALIGN_CENTER;
    case Align::End:
        return PANGO_ALIGN_RIGHT;
    }
    return PANGO_ALIGN_LEFT;
}

void setText(PangoLayout *layout, std::string_view text)
{
    pango_layout_set_text(layout, drawable(text).c_str(), -1);
}

// A width below 0 is no limit.
TextLayout makeLayout(PangoContext *texts, std::string_view text, const TextStyle &style, double width)
{
    TextLayout layout(pango_layout_new(texts));
    const FontDescription font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), fontFamily);
    pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
    pango_font_description_set_weight(font.get(), style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_width(layout.get(), width < 0.0 ? -1 : pango_units_from_double(width));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_alignment(layout.get(), alignment(style.align));
    if (style.lines > 0) {
        pango_layout_set_height(layout.get(), -style.lines);
        pango_layout_set_ellipsize(layout.get(),
                                   style.cut == Cut::End ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE);
    }
    setText(layout.get(), text);
    return layout;
}

double lineHeight(const TextStyle &style)
{
    return style.size * lineSpacing;
}

void setColour(cairo_t *page, const Colour &colour)
{
    cairo_set_source_rgb(page, colour.red, colour.green, colour.blue);
}

} // namespace

double Canvas::textHeight(std::string_view text, const TextStyle &style, double width) const
{
    const TextLayout layout = makeLayout(m_texts, text, style, width);
    return lineHeight(style) * pango_layout_get_line_count(layout.get());
}

double Canvas::textWidth(std::string_view text, const TextStyle &style) const
{
    const TextLayout layout = makeLayout(m_texts, text, style, -1.0);
    int width = 0;
    pango_layout_get_size(layout.get(), &width, nullptr);
    return points(width);
}

void Canvas::textLines(std::string_view text,
                       const TextStyle &style,
                       double x,
                       double width,
                       const std::function<double(double height)> &next)
{
    const TextLayout layout = makeLayout(m_texts, text, style, width);
    const LineIterator line(pango_layout_get_iter(layout.get()));
    const double height = lineHeight(style);
    do {
        PangoRectangle extents;
        pango_layout_iter_get_line_extents(line.get(), nullptr, &extents);
        const double top = next(height);
        const double ascent = points(pango_layout_iter_get_baseline(line.get()) - extents.y);
        setColour(m_page, style.colour);
        cairo_move_to(m_page, x + points(extents.x), top + (height - points(extents.height)) / 2.0 + ascent);
        pango_cairo_show_layout_line(m_page, pango_layout_iter_get_line_readonly(line.get()));
    } while (pango_layout_iter_next_line(line.get()));
}

void Canvas::text(std::string_view text, const TextStyle &style, double x, double y, double width)
{
    textLines(text, style, x, width, [top = y](double height) mutable {
        const double here = top;
        top += height;
        return here;
    });
}

void Canvas::fill(const Rect &rect, const Colour &colour)
{
    setColour(m_page, colour);
    cairo_rectangle(m_page, rect.x, rect.y, rect.width, rect.height);
    cairo_fill(m_page);
}

void Canvas::outline(const Rect &rect, const Colour &colour, double thickness)
{
    setColour(m_page, colour);
    cairo_set_dash(m_page, nullptr, 0, 0.0);
    cairo_set_line_width(m_page, thickness);
    cairo_rectangle(m_page, rect.x, rect.y, rect.width, rect.height);
    cairo_stroke(m_page);
}

void Canvas::hatch(const Rect &rect, const Colour &colour, double distance)
{
    cairo_save(m_page);
    cairo_rectangle(m_page, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(m_page);
    for (double x = rect.x - rect.height; x < rect.right(); x += distance)
        line(x, rect.bottom(), x + rect.height, rect.y, colour, 0.5);
    cairo_restore(m_page);
}

void Canvas::line(
    double fromX, double fromY, double toX, double toY, const Colour &colour, double thickness, Stroke stroke)
{
    const double dashes[] = {3.0, 2.0};
    setColour(m_page, colour);
    cairo_set_dash(m_page, dashes, stroke == Stroke::Dashed ? 2 : 0, 0.0);
    cairo_set_line_width(m_page, thickness);
    cairo_move_to(m_page, fromX, fromY);
    cairo_line_to(m_page, toX, toY);
    cairo_stroke(m_page);
}

void Canvas::dot(double x, double y, double radius, const Colour &colour, bool isFilled)
{
    constexpr double fullCircle = 6.283185307179586;
    setColour(m_page, colour);
    cairo_set_dash(m_page, nullptr, 0, 0.0);
    cairo_set_line_width(m_page, 0.5);
    cairo_new_sub_path(m_page);
    cairo_arc(m_page, x, y, radius, 0.0, fullCircle);
    if (isFilled)
        cairo_fill(m_page);
    else
        cairo_stroke(m_page);
}

} // namespace core::print
