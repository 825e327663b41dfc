#pragma once

#include "core/print/Canvas.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::print {

/// The gap below every block.
inline constexpr double blockGap = 6.0;

struct Fact
{
    std::string name;
    std::string value;
};

/// The header and footer of every page.
struct PageFrame
{
    std::string footer; ///< beside the page number
    std::string mark;   ///< in a band at the top and the bottom; empty: no bands
    int pages = 0;      ///< number of pages
};

/// Places blocks one below the other on A4 pages. A block that does not fit goes to the next page. `pdf`
/// makes the pages (core/print/Pdf.h).
class Flow final
{
public:
    /// `endPage` closes a page, so that the next one can be drawn.
    Flow(Canvas canvas, PageFrame frame, std::function<void()> endPage);

    /// Adds the title of the document, and its subtitle.
    void title(std::string_view kind, std::string_view name);
    /// Adds a heading, on the next page unless this height is left below it.
    void heading(std::string_view text, double roomBelow = 60.0);
    void subheading(std::string_view text, double roomBelow = 50.0);
    void paragraph(std::string_view text, const TextStyle &style = {});
    /// Adds a paragraph in a box.
    void notice(std::string_view text, const TextStyle &style, const Colour &ground, const Colour &edge);
    void bullets(const std::vector<std::string> &items);
    /// Adds names on the left with values on the right.
    void facts(const std::vector<Fact> &facts);
    /// Adds lines for handwriting side by side, each with words below.
    void signatureLines(const std::vector<std::string> &names);
    /// Adds a picture on one page. `draw` gets its place.
    void picture(double height, const std::function<void(Canvas &canvas, const Rect &place)> &draw);
    void space(double points);
    /// Goes to the next page unless this height is left.
    void keepTogether(double height);
    void newPage();
    /// Closes the last page.
    void finish();

    const Canvas &canvas() const { return m_canvas; }
    double width() const;
    /// Returns the height available on an empty page.
    double pageHeight() const;
    double roomLeft() const;
    int pages() const { return m_page; }

private:
    void beginPage();
    void drawMark();

    Canvas m_canvas;
    PageFrame m_frame;
    std::function<void()> m_endPage;
    int m_page = 0;
    double m_y = 0.0;
};

} // namespace core::print
