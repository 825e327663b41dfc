#include "core/print/Pdf.h"

#include "core/base/Result.h"
#include "core/print/Canvas.h"

#include <cairo-pdf.h>
#include <cctype>
#include <exception>
#include <string_view>

namespace core::print {

namespace {

// "2026-01-31T09:30:00Z": Cairo would write anything else as it is, or the time now.
bool isTime(std::string_view text)
{
    constexpr std::string_view shape = "0000-00-00T00:00:00Z";
    if (text.size() != shape.size())
        return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool isDigit = std::isdigit(static_cast<unsigned char>(text[i])) != 0;
        if (shape[i] == '0' ? !isDigit : text[i] != shape[i])
            return false;
    }
    return true;
}

// Checks for the font: without any font Pango would end the program, and another font would break the layout.
bool hasFamily(PangoFontMap *fonts)
{
    PangoFontFamily **families = nullptr;
    int count = 0;
    pango_font_map_list_families(fonts, &families, &count);
    bool isThere = false;
    for (int i = 0; i < count; ++i)
        isThere = isThere || std::string_view(pango_font_family_get_name(families[i])) == fontFamily;
    g_free(families);
    return isThere;
}

// Opens a font map for this document only, so that nothing is shared between threads.
Result<FontMap> openFonts()
{
    FontMap fonts(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
    if (!fonts || !hasFamily(fonts.get()))
        return fail(ErrorCode::Io,
                    "PDF: the font " + std::string(fontFamily)
                        + " was not found; install it (Debian: fonts-dejavu-core) and try again");
    return fonts;
}

// Letters are placed the same on every computer, whatever its screen is set to.
TextContext makeTexts(PangoFontMap *fonts)
{
    TextContext texts(pango_font_map_create_context(fonts));
    const FontOptions options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(texts.get(), options.get());
    pango_cairo_context_set_resolution(texts.get(), 72.0);
    pango_context_set_language(texts.get(), pango_language_from_string("en"));
    pango_context_set_round_glyph_positions(texts.get(), FALSE);
    return texts;
}

cairo_status_t append(void *bytes, const unsigned char *data, unsigned int length)
{
    try {
        static_cast<std::string *>(bytes)->append(reinterpret_cast<const char *>(data), length);
        return CAIRO_STATUS_SUCCESS;
    } catch (const std::exception &) {
        return CAIRO_STATUS_WRITE_ERROR;
    }
}

struct Printed
{
    std::string bytes;
    int pages = 0;
};

void setMetadata(cairo_surface_t *surface, const PdfFacts &facts)
{
    const std::string title = drawable(facts.title);
    const std::string creator = drawable("Keyseed " + facts.programVersion);
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, creator.c_str());
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, facts.createdAt.c_str());
}

Result<Printed>
print(const PdfFacts &facts, const std::function<void(Flow &)> &fill, PangoContext *texts, int pages)
{
    Printed printed;
    const CairoSurface surface(
        cairo_pdf_surface_create_for_stream(append, &printed.bytes, pageWidth, pageHeight));
    setMetadata(surface.get(), facts);
    const CairoContext page(cairo_create(surface.get()));
    pango_cairo_update_context(page.get(), texts);
    Flow flow(Canvas(page.get(), texts),
              {.footer = facts.title, .mark = facts.mark, .pages = pages},
              [&page] { cairo_show_page(page.get()); });
    fill(flow);
    flow.finish();
    printed.pages = flow.pages();
    cairo_surface_finish(surface.get());
    for (const cairo_status_t status : {cairo_status(page.get()), cairo_surface_status(surface.get())})
        if (status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED)
            return fail(ErrorCode::Internal,
                        std::string("PDF: it could not be made: ") + cairo_status_to_string(status)
                            + "; try again");
    return printed;
}

} // namespace

Result<std::string> pdf(const PdfFacts &facts, const std::function<void(Flow &)> &fill)
{
    if (!isTime(facts.createdAt))
        return fail(ErrorCode::Internal, "PDF: its date must be written like 2026-01-31T09:30:00Z");
    KEYSEED_ASSIGN(const auto fonts, openFonts());
    const TextContext texts = makeTexts(fonts.get());
    KEYSEED_ASSIGN(const auto counted, print(facts, fill, texts.get(), 0));
    KEYSEED_ASSIGN(auto printed, print(facts, fill, texts.get(), counted.pages));
    return std::move(printed.bytes);
}

} // namespace core::print
