#include "core/print/Flow.h"

#include "core/print/Pdf.h"

#include <algorithm>
#include <utility>

namespace core::print {

namespace {

constexpr double sideMargin = 54.0;
constexpr double topMargin = 54.0;
constexpr double bottomMargin = 66.0;
constexpr double bandHeight = 24.0;
constexpr double footerFromBottom = 46.0;

constexpr double factNameWidth = 118.0;
constexpr double bulletIndent = 12.0;
constexpr int longestValue = 12; // lines of a fact

constexpr TextStyle markStyle{
    .size = 9.0, .isBold = true, .colour = palette::paper, .align = Align::Centre, .lines = 1};
constexpr TextStyle small{.size = 7.5, .colour = palette::muted, .lines = 1};

} // namespace

Flow::Flow(Canvas canvas, PageFrame frame, std::function<void()> endPage)
    : m_canvas(canvas)
    , m_frame(std::move(frame))
    , m_endPage(std::move(endPage))
{
    beginPage();
}

double Flow::width() const
{
    return pageWidth - 2.0 * sideMargin;
}

double Flow::pageHeight() const
{
    return print::pageHeight - topMargin - bottomMargin;
}

double Flow::roomLeft() const
{
    return print::pageHeight - bottomMargin - m_y;
}

void Flow::beginPage()
{
    ++m_page;
    m_y = topMargin;
    if (!m_frame.mark.empty())
        drawMark();
    const double y = print::pageHeight - footerFromBottom;
    m_canvas.line(sideMargin, y - 5.0, pageWidth - sideMargin, y - 5.0, palette::line, 0.5);
    const std::string number = "page " + std::to_string(m_page) + " of " + std::to_string(m_frame.pages);
    const double numberWidth = 80.0;
    m_canvas.text(m_frame.footer, small, sideMargin, y, width() - numberWidth);
    TextStyle atEnd = small;
    atEnd.align = Align::End;
    m_canvas.text(number, atEnd, pageWidth - sideMargin - numberWidth, y, numberWidth);
}

void Flow::drawMark()
{
    for (const double y : {0.0, print::pageHeight - bandHeight}) {
        m_canvas.fill({0.0, y, pageWidth, bandHeight}, palette::warning);
        const double textHeight = m_canvas.textHeight(m_frame.mark, markStyle, width());
        m_canvas.text(m_frame.mark, markStyle, sideMargin, y + (bandHeight - textHeight) / 2.0, width());
    }
}

void Flow::newPage()
{
    m_endPage();
    beginPage();
}

void Flow::finish()
{
    m_endPage();
}

void Flow::keepTogether(double height)
{
    // A block that is higher than a page would not fit on the next one either.
    if (height > roomLeft() && height <= pageHeight())
        newPage();
}

void Flow::space(double points)
{
    m_y += points;
}

void Flow::title(std::string_view kind, std::string_view name)
{
    paragraph(kind, {.size = 10.0, .isBold = true, .colour = palette::accent});
    m_y -= blockGap - 1.0;
    paragraph(name, {.size = 18.0, .isBold = true, .lines = 3});
    m_y += 2.0;
}

void Flow::heading(std::string_view text, double roomBelow)
{
    const TextStyle style{.size = 12.0, .isBold = true};
    const double height = m_canvas.textHeight(text, style, width());
    keepTogether(height + 10.0 + roomBelow);
    if (m_y > topMargin)
        m_y += 9.0;
    paragraph(text, style);
    m_y -= 1.0;
}

void Flow::subheading(std::string_view text, double roomBelow)
{
    const TextStyle style{.size = 9.5, .isBold = true, .colour = palette::muted};
    const double height = m_canvas.textHeight(text, style, width());
    keepTogether(height + blockGap + roomBelow);
    if (m_y > topMargin)
        m_y += 3.0;
    paragraph(text, style);
    m_y -= 2.0;
}

void Flow::paragraph(std::string_view text, const TextStyle &style)
{
    // Two lines at least stay together.
    keepTogether(std::min(m_canvas.textHeight(text, style, width()), 2.0 * 1.22 * style.size));
    m_canvas.textLines(text, style, sideMargin, width(), [this](double height) {
        keepTogether(height);
        return std::exchange(m_y, m_y + height);
    });
    m_y += blockGap;
}

void Flow::notice(std::string_view text, const TextStyle &style, const Colour &ground, const Colour &edge)
{
    constexpr double padding = 9.0;
    const double inner = width() - 2.0 * padding;
    const double height = m_canvas.textHeight(text, style, inner) + 2.0 * padding;
    picture(height, [&](Canvas &canvas, const Rect &place) {
        canvas.fill(place, ground);
        canvas.fill({place.x, place.y, 3.0, place.height}, edge);
        canvas.text(text, style, place.x + padding, place.y + padding, inner);
    });
}

void Flow::bullets(const std::vector<std::string> &items)
{
    const TextStyle style;
    for (const std::string &item : items) {
        const double itemWidth = width() - bulletIndent;
        keepTogether(std::min(m_canvas.textHeight(item, style, itemWidth), 3.0 * 1.22 * style.size));
        bool isFirst = true;
        m_canvas.textLines(item, style, sideMargin + bulletIndent, itemWidth, [&](double height) {
            keepTogether(height);
            if (std::exchange(isFirst, false))
                m_canvas.dot(sideMargin + 4.0, m_y + height / 2.0, 1.5, palette::accent, true);
            return std::exchange(m_y, m_y + height);
        });
        m_y += 2.5;
    }
    m_y += blockGap - 2.5;
}

void Flow::facts(const std::vector<Fact> &facts)
{
    const TextStyle names{.colour = palette::muted, .lines = longestValue};
    const TextStyle values{.lines = longestValue};
    const double valueWidth = width() - factNameWidth;
    for (const Fact &fact : facts) {
        const double height = std::max(m_canvas.textHeight(fact.name, names, factNameWidth - 8.0),
                                       m_canvas.textHeight(fact.value, values, valueWidth));
        keepTogether(height + 4.0);
        m_canvas.text(fact.name, names, sideMargin, m_y + 2.0, factNameWidth - 8.0);
        m_canvas.text(fact.value, values, sideMargin + factNameWidth, m_y + 2.0, valueWidth);
        m_y += height + 4.0;
        m_canvas.line(sideMargin, m_y, sideMargin + width(), m_y, palette::line, 0.4);
    }
    m_y += blockGap;
}

void Flow::signatureLines(const std::vector<std::string> &names)
{
    constexpr double height = 46.0;
    constexpr double gap = 16.0;
    picture(height, [&](Canvas &canvas, const Rect &place) {
        const auto count = static_cast<double>(names.size());
        const double each = (place.width - gap * (count - 1.0)) / count;
        double x = place.x;
        for (const std::string &name : names) {
            canvas.line(x, place.y + 32.0, x + each, place.y + 32.0, palette::text, 0.7);
            canvas.text(name, small, x, place.y + 34.0, each);
            x += each + gap;
        }
    });
}

void Flow::picture(double height, const std::function<void(Canvas &canvas, const Rect &place)> &draw)
{
    keepTogether(height);
    draw(m_canvas, {sideMargin, m_y, width(), height});
    m_y += height + blockGap;
}

} // namespace core::print
