#pragma once

#include <cairo.h>
#include <functional>
#include <memory>
#include <pango/pangocairo.h>
#include <string>
#include <string_view>

namespace core::print {

/// A colour of printed documents, on white paper. The palette names colours by their meaning. A shape, a
/// pattern or words say the same, for readers in black and white.
struct Colour
{
    double red = 0.0;
    double green = 0.0;
    double blue = 0.0;

    static constexpr Colour of(int red, int green, int blue)
    {
        return {red / 255.0, green / 255.0, blue / 255.0};
    }
};

namespace palette {

inline constexpr Colour paper = Colour::of(0xff, 0xff, 0xff);
inline constexpr Colour text = Colour::of(0x1c, 0x22, 0x2b);
inline constexpr Colour muted = Colour::of(0x4d, 0x58, 0x66);
inline constexpr Colour line = Colour::of(0xc4, 0xca, 0xd2);
inline constexpr Colour ground = Colour::of(0xf3, 0xf4, 0xf6);
inline constexpr Colour used = Colour::of(0xae, 0xb6, 0xc2);
inline constexpr Colour accent = Colour::of(0x0b, 0x6e, 0x99);
inline constexpr Colour accentSoft = Colour::of(0xe4, 0xf0, 0xf6);
inline constexpr Colour cap = Colour::of(0xa8, 0x48, 0x00);
inline constexpr Colour warning = Colour::of(0x7a, 0x4f, 0x00);
inline constexpr Colour warningSoft = Colour::of(0xfd, 0xf3, 0xdc);

} // namespace palette

/// Returns the text as Cairo takes it, which gives up a whole document for another: valid UTF-8, with U+FFFD
/// for invalid bytes and for code points that are no characters.
std::string drawable(std::string_view text);

// Owners of the objects of Cairo and Pango.

struct CairoDeleter
{
    void operator()(cairo_t *context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t *surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_font_options_t *options) const { cairo_font_options_destroy(options); }
};

struct PangoDeleter
{
    void operator()(PangoFontMap *map) const { g_object_unref(map); }
    void operator()(PangoContext *context) const { g_object_unref(context); }
    void operator()(PangoLayout *layout) const { g_object_unref(layout); }
    void operator()(PangoLayoutIter *iterator) const { pango_layout_iter_free(iterator); }
    void operator()(PangoFontDescription *font) const { pango_font_description_free(font); }
};

using CairoContext = std::unique_ptr<cairo_t, CairoDeleter>;
using CairoSurface = std::unique_ptr<cairo_surface_t, CairoDeleter>;
using FontOptions = std::unique_ptr<cairo_font_options_t, CairoDeleter>;
using FontMap = std::unique_ptr<PangoFontMap, PangoDeleter>;
using TextContext = std::unique_ptr<PangoContext, PangoDeleter>;
using TextLayout = std::unique_ptr<PangoLayout, PangoDeleter>;
using LineIterator = std::unique_ptr<PangoLayoutIter, PangoDeleter>;
using FontDescription = std::unique_ptr<PangoFontDescription, PangoDeleter>;

using cairo_t = struct _cairo;
using PangoContext = struct _PangoContext;

/// The font family. Scripts that it lacks come from other fonts of the computer.
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

/// Draws on the current page, in points from its left upper corner. Texts are UTF-8 without markup; what is
/// not UTF-8 in them is shown as a replacement character. Lines break at words, and inside a word that is
/// wider than the room it has. One worker at a time.
class Canvas final
{
public:
    /// Both arguments must outlive the canvas.
    Canvas(cairo_t *page, PangoContext *texts)
        : m_page(page)
        , m_texts(texts)
    {}

    /// Returns the height of the text wrapped to this width.
    double textHeight(std::string_view text, const TextStyle &style, double width) const;
    /// Returns the width of the text on one line.
    double textWidth(std::string_view text, const TextStyle &style) const;
    /// Draws a text whose first line begins at `place`. `next` gets the height of each line before it is
    /// drawn, and returns its top.
    void textLines(std::string_view text,
                   const TextStyle &style,
                   double x,
                   double width,
                   const std::function<double(double height)> &next);
    void text(std::string_view text, const TextStyle &style, double x, double y, double width);

    void fill(const Rect &rect, const Colour &colour);
    void outline(const Rect &rect, const Colour &colour, double thickness = 0.6);
    /// Draws slanting lines over the rectangle.
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
