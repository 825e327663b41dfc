#pragma once

#include "core/print/Palette.h"

#include <functional>
#include <string_view>

using cairo_t = struct _cairo;
using PangoContext = struct _PangoContext;

namespace core::print {

/// The family that everything is set in; other scripts than it has come from other fonts of the computer.
inline constexpr const char *fontFamily = "DejaVu Sans";

enum class Align { Start, Centre, End };
/// The place of the ellipsis in a text that is too long. Middle is for names that may differ in their ends
/// only.
enum class Cut { End, Middle };

struct TextStyle
{
    double size = 9.0; ///< points
    bool isBold = false;
    Colour colour = palette::text;
    Align align = Align::Start;
    /// The maximum number of lines; text beyond it ends in an ellipsis. 0: no limit.
    int lines = 0;
    Cut cut = Cut::End;
};

/// A rectangle in points; y grows downwards.
struct Rect
{
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
};

enum class Stroke { Solid, Dashed };

/// Draws on the current page, in points from its left upper corner. Texts are UTF-8 and taken as they are (no
/// markup); what is not UTF-8 in them is shown as a replacement character. Lines break at words, and inside a
/// word that is wider than the room it has. One worker at a time.
class Canvas final
{
public:
    /// Both must outlive it.
    Canvas(cairo_t *page, PangoContext *texts)
        : m_page(page)
        , m_texts(texts)
    {}

    /// Returns the height of the text wrapped to this width.
    double textHeight(std::string_view text, const TextStyle &style, double width) const;
    /// Returns the width of the text on one line.
    double textWidth(std::string_view text, const TextStyle &style) const;
    /// `place` is where a line would begin on this page; `next` is told the height of each line before it is
    /// drawn and answers where its top is.
    void textLines(std::string_view text,
                   const TextStyle &style,
                   double x,
                   double width,
                   const std::function<double(double height)> &next);
    void text(std::string_view text, const TextStyle &style, double x, double y, double width);

    void fill(const Rect &rect, const Colour &colour);
    void outline(const Rect &rect, const Colour &colour, double thickness = 0.6);
    /// Slanting lines over the rectangle.
    void hatch(const Rect &rect, const Colour &colour, double distance = 4.0);
    void line(double fromX,
              double fromY,
              double toX,
              double toY,
              const Colour &colour,
              double thickness = 0.6,
              Stroke stroke = Stroke::Solid);
    void dot(double x, double y, double radius, const Colour &colour, bool isFilled);

private:
    cairo_t *m_page;
    PangoContext *m_texts;
};

} // namespace core::print
