#pragma once

#include <cairo.h>
#include <memory>
#include <pango/pangocairo.h>

/// Owners of what Cairo and Pango hand out.
namespace core::print {

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

} // namespace core::print
