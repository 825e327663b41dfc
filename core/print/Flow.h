#pragma once

#include "core/print/Canvas.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::print {

/// Below every block.
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
    int pages = 0;      ///< how many there will be
};

/// Blocks one below the other on A4 pages: each goes to the next page where there is no room for it. Gets its
/// pages from `pdf` (core/print/Pdf.h).
class Flow final
{
public:
    /// `endPage` closes a page so that the next can be drawn on.
    Flow(Canvas canvas, PageFrame frame, std::function<void()> endPage);

    /// The first line of the document: what it is, and of what.
    void title(std::string_view kind, std::string_view name);
    /// Goes to the next page unless so much room is left below it.
    void heading(std::string_view text, double roomBelow = 60.0);
    void subheading(std::string_view text, double roomBelow = 50.0);
    void paragraph(std::string_view text, const TextStyle &style = {});
    /// A paragraph that no reader misses: in a box.
    void notice(std::string_view text, const TextStyle &style, const Colour &ground, const Colour &edge);
    void bullets(const std::vector<std::string> &items);
    /// Names on the left, values on the right.
    void facts(const std::vector<Fact> &facts);
    /// Lines to write on by hand, side by side, each with its words below.
    void signatureLines(const std::vector<std::string> &names);
    /// Something drawn, on one page: `draw` is told where.
    void picture(double height, const std::function<void(Canvas &canvas, const Rect &place)> &draw);
    void space(double points);
    /// Goes to the next page unless so much room is left.
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
