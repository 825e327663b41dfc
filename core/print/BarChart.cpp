#include "core/print/Charts.h"

#include <algorithm>

namespace core::print {

namespace {

constexpr double barStep = 13.0;
constexpr double heightOfBar = 8.5;
constexpr double axisHeight = 25.0;
constexpr double barValueWidth = 78.0;
constexpr double barGap = 6.0;
constexpr TextStyle barNameStyle{.size = 8.0, .align = Align::End, .lines = 1, .cut = Cut::Middle};
constexpr TextStyle groupStyle{.size = 7.5, .colour = palette::muted, .lines = 1, .cut = Cut::Middle};
constexpr TextStyle valueStyle{.size = 7.5, .lines = 1};
constexpr TextStyle barAxisStyle{.size = 7.5, .colour = palette::muted, .lines = 1};
constexpr TextStyle thresholdStyle{.size = 7.5, .colour = palette::cap, .lines = 1};

struct Layout
{
    Rect place;
    double nameWidth = 0.0;
    double groupWidth = 0.0;
    double left = 0.0; ///< where 0 is
    double perUnit = 0.0;
    double right = 0.0;

    double at(double value) const { return std::clamp(left + value * perUnit, left, right); }
};

double
widest(const Canvas &canvas, const std::vector<Bar> &bars, std::string Bar::*text, const TextStyle &style)
{
    double width = 0.0;
    for (const Bar &bar : bars)
        width = std::max(width, canvas.textWidth(bar.*text, style));
    return width;
}

Layout arrange(const Canvas &canvas, const BarChart &chart, const Rect &place)
{
    Layout layout{.place = place};
    layout.groupWidth =
        std::min(widest(canvas, chart.bars, &Bar::group, groupStyle) + 1.0, 0.24 * place.width);
    const double groupGap = layout.groupWidth > 1.0 ? barGap : 0.0;
    layout.nameWidth =
        std::min(widest(canvas, chart.bars, &Bar::name, barNameStyle) + 1.0, 0.3 * place.width);
    layout.left = place.x + layout.groupWidth + groupGap + layout.nameWidth + barGap;
    layout.right = place.right() - barValueWidth;
    double most = chart.threshold.value_or(0.0);
    for (const Bar &bar : chart.bars)
        most = std::max(most, bar.value);
    most += chart.whisker;
    layout.perUnit = most > 0.0 ? (layout.right - layout.left) / most : 0.0;
    return layout;
}

void drawWhisker(Canvas &canvas, const Layout &layout, double low, double high, double middle)
{
    constexpr double cap = 2.2;
    const double from = layout.at(low);
    const double to = layout.at(high);
    canvas.line(from, middle, to, middle, palette::text, 0.8);
    for (const double x : {from, to})
        canvas.line(x, middle - cap, x, middle + cap, palette::text, 0.8);
}

void drawBar(Canvas &canvas, const BarChart &chart, const Layout &layout, const Bar &bar, double top)
{
    const double textTop =
        top + (barStep - canvas.textHeight(bar.name, barNameStyle, layout.nameWidth)) / 2.0;
    canvas.text(bar.group, groupStyle, layout.place.x, textTop, layout.groupWidth);
    canvas.text(bar.name, barNameStyle, layout.left - barGap - layout.nameWidth, textTop, layout.nameWidth);
    const Rect rect{
        layout.left, top + (barStep - heightOfBar) / 2.0, layout.at(bar.value) - layout.left, heightOfBar};
    if (bar.value > chart.threshold.value_or(0.0)) {
        canvas.fill(rect, palette::accent);
    } else {
        canvas.hatch(rect, palette::accent);
        canvas.outline(rect, palette::accent, 0.5);
    }
    if (chart.whisker > 0.0)
        drawWhisker(
            canvas, layout, bar.value - chart.whisker, bar.value + chart.whisker, top + barStep / 2.0);
    canvas.text(bar.valueText, valueStyle, layout.right + barGap, textTop, barValueWidth - barGap);
}

void drawThreshold(Canvas &canvas, const BarChart &chart, const Layout &layout, double bottom)
{
    const double x = layout.at(*chart.threshold);
    canvas.line(x, layout.place.y, x, bottom + 3.0, palette::cap, 0.9, Stroke::Dashed);
    const double width = canvas.textWidth(chart.thresholdText, thresholdStyle) + 2.0;
    const double textLeft = std::clamp(x - width / 2.0, layout.place.x, layout.place.right() - width);
    canvas.text(chart.thresholdText, thresholdStyle, textLeft, bottom + 3.0, width);
}

} // namespace

double barsHeight(std::size_t bars)
{
    return barStep * static_cast<double>(bars) + axisHeight + blockGap;
}

void addBars(Flow &flow, const BarChart &chart)
{
    flow.picture(barsHeight(chart.bars.size()) - blockGap, [&](Canvas &canvas, const Rect &place) {
        const Layout layout = arrange(canvas, chart, place);
        double top = place.y;
        for (const Bar &bar : chart.bars) {
            drawBar(canvas, chart, layout, bar, top);
            top += barStep;
        }
        canvas.line(layout.left, place.y, layout.left, top, palette::muted, 0.6);
        if (chart.threshold)
            drawThreshold(canvas, chart, layout, top);
        canvas.text(chart.axisText, barAxisStyle, layout.left, top + 13.0, place.right() - layout.left);
    });
}

} // namespace core::print
