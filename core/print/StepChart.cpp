#include "core/print/Charts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core::print {

namespace {

constexpr double plotHeight = 104.0;
constexpr double stepHeadHeight = 14.0;
constexpr double footHeight = 14.0;
constexpr double scaleWidth = 34.0;
constexpr double widestBar = 46.0;
constexpr TextStyle scaleStyle{.size = 7.5, .colour = palette::muted, .align = Align::End, .lines = 1};
constexpr TextStyle stepAxisStyle{.size = 7.5, .colour = palette::muted, .lines = 1};
constexpr TextStyle stepNameStyle{.size = 7.5, .colour = palette::muted, .align = Align::Centre, .lines = 1};
constexpr TextStyle capStyle{.size = 7.5, .colour = palette::cap, .align = Align::End, .lines = 1};
constexpr TextStyle markedStyle{.size = 7.5, .isBold = true, .colour = palette::accent, .lines = 1};

struct Plot
{
    Rect area;
    double most = 1.0;
    double tick = 1.0;
    double step = 1.0; ///< width that an entry has

    double y(double value) const { return area.bottom() - area.height * value / most; }
};

// 1, 2 or 5 times a power of ten, so that three to seven of them make up the whole.
double tickFor(double most)
{
    const double raw = most / 5.0;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power)
            return factor * power;
    return 10.0 * power;
}

std::string numberText(double value)
{
    std::array<char, 40> buffer = {};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6);
    return std::string(buffer.data(), end.ptr);
}

Plot arrange(const StepChart &chart, const Rect &place)
{
    double sum = 0.0;
    for (const Step &step : chart.steps)
        sum += step.amount;
    Plot plot;
    const double most = std::max({sum, chart.cap.value_or(0.0), 1e-6});
    plot.tick = tickFor(most);
    plot.most = plot.tick * std::ceil(most * 1.04 / plot.tick);
    plot.area = {place.x + scaleWidth, place.y + stepHeadHeight, place.width - scaleWidth, plotHeight};
    plot.step = std::min(widestBar * 1.6,
                         plot.area.width / static_cast<double>(std::max<std::size_t>(1, chart.steps.size())));
    return plot;
}

void drawScale(Canvas &canvas, const Plot &plot)
{
    const auto ticks = static_cast<int>(std::lround(plot.most / plot.tick));
    for (int i = 0; i <= ticks; ++i) {
        const double value = plot.tick * i;
        canvas.line(plot.area.x,
                    plot.y(value),
                    plot.area.right(),
                    plot.y(value),
                    i == 0 ? palette::muted : palette::line,
                    i == 0 ? 0.7 : 0.4);
        canvas.text(
            numberText(value), scaleStyle, plot.area.x - scaleWidth, plot.y(value) - 4.6, scaleWidth - 5.0);
    }
}

// Draws a text where no step crosses it: after the last bar, and above and before any other.
void drawMarkedText(Canvas &canvas, const Plot &plot, const StepChart &chart, const Rect &bar, bool isLast)
{
    const double width = canvas.textWidth(chart.markedText, markedStyle) + 2.0;
    const double height = canvas.textHeight(chart.markedText, markedStyle, width);
    Rect place{bar.right() + 4.0, std::min(bar.y, bar.bottom() - height), width, height};
    if (!isLast || place.right() > plot.area.right()) {
        place.x = std::max(plot.area.x + 1.0, bar.right() - width);
        place.y = bar.y - height - 1.0;
    }
    canvas.fill(place, palette::paper);
    canvas.text(chart.markedText, markedStyle, place.x, place.y, width);
}

// Draws as many names as there is room for, each below its bar.
void drawNames(Canvas &canvas, const Plot &plot, const StepChart &chart)
{
    const double width =
        chart.steps.empty() ? 0.0 : canvas.textWidth(chart.steps.front().name, stepNameStyle) + 2.0;
    double free = 0.0; // from where on there is room
    for (std::size_t i = 0; i < chart.steps.size(); ++i) {
        const double left = plot.area.x + plot.step * (static_cast<double>(i) + 0.5) - width / 2.0;
        if (left < free || left + width > plot.area.right() + 1.0)
            continue;
        canvas.text(chart.steps[i].name, stepNameStyle, left, plot.area.bottom() + 3.0, width);
        free = left + width + 8.0;
    }
}

// Connects the end of each bar with the start of the next.
void drawSteps(Canvas &canvas, const Plot &plot, const StepChart &chart)
{
    const double barWidth = 0.7 * plot.step;
    double sum = 0.0;
    for (std::size_t i = 0; i < chart.steps.size(); ++i) {
        const Step &step = chart.steps[i];
        const double left = plot.area.x + plot.step * static_cast<double>(i) + (plot.step - barWidth) / 2.0;
        const double bottom = plot.y(sum);
        sum += step.amount;
        const Rect bar{left, plot.y(sum), barWidth, bottom - plot.y(sum)};
        canvas.fill(bar, step.isMarked ? palette::accent : palette::used);
        canvas.outline(bar, step.isMarked ? palette::accent : palette::muted, 0.4);
        if (i + 1 < chart.steps.size())
            canvas.line(bar.right(), bar.y, left + plot.step, bar.y, palette::muted, 0.5);
        if (step.isMarked)
            drawMarkedText(canvas, plot, chart, bar, i + 1 == chart.steps.size());
    }
}

} // namespace

void addSteps(Flow &flow, const StepChart &chart)
{
    flow.picture(stepHeadHeight + plotHeight + footHeight, [&](Canvas &canvas, const Rect &place) {
        const Plot plot = arrange(chart, place);
        canvas.text(chart.axisText, stepAxisStyle, place.x, place.y, place.width);
        drawScale(canvas, plot);
        drawSteps(canvas, plot, chart);
        drawNames(canvas, plot, chart);
        if (!chart.cap)
            return;
        const double y = plot.y(*chart.cap);
        canvas.line(plot.area.x, y, plot.area.right(), y, palette::cap, 1.0, Stroke::Dashed);
        canvas.text(chart.capText, capStyle, plot.area.x, y - 10.0, plot.area.width);
    });
}

} // namespace core::print
