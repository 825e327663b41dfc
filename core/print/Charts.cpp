#include "core/print/Charts.h"

#include <algorithm>
#include <array>

namespace core::print {

namespace {

constexpr int dots = 100;
constexpr int perRow = 20;
constexpr double distance = 8.0;
constexpr double radius = 2.9;
constexpr double gridWidth = perRow * distance;
constexpr double gridHeight = (dots / perRow) * distance;
constexpr double arrowWidth = 64.0;
constexpr TextStyle words{.size = 8.0, .lines = 2};

void drawDots(Canvas &canvas, double x, double y, int filled)
{
    for (int i = 0; i < dots; ++i)
        canvas.dot(x + (i % perRow + 0.5) * distance,
                   y + (i / perRow + 0.5) * distance,
                   radius,
                   i < filled ? palette::accent : palette::muted,
                   i < filled);
}

void drawArrow(Canvas &canvas, double x, double y)
{
    constexpr double tip = 4.0;
    const double end = x + arrowWidth - 18.0;
    canvas.line(x + 14.0, y, end, y, palette::muted, 1.0);
    canvas.line(end - tip, y - tip, end, y, palette::muted, 1.0);
    canvas.line(end - tip, y + tip, end, y, palette::muted, 1.0);
}

} // namespace

void addOdds(Flow &flow, const OddsPicture &odds)
{
    const double secondLeft = gridWidth + arrowWidth;
    const double firstRoom = secondLeft - 8.0;
    const double secondRoom = flow.width() - secondLeft;
    const double wordsHeight = std::max(flow.canvas().textHeight(odds.beforeText, words, firstRoom),
                                        flow.canvas().textHeight(odds.afterText, words, secondRoom));
    flow.picture(gridHeight + 4.0 + wordsHeight, [&](Canvas &canvas, const Rect &place) {
        const double second = place.x + secondLeft;
        const double wordsTop = place.y + gridHeight + 4.0;
        drawDots(canvas, place.x, place.y, odds.before);
        drawArrow(canvas, place.x + gridWidth, place.y + gridHeight / 2.0);
        drawDots(canvas, second, place.y, odds.after);
        canvas.text(odds.beforeText, words, place.x, wordsTop, firstRoom);
        canvas.text(odds.afterText, words, second, wordsTop, secondRoom);
    });
}

namespace {

constexpr double barHeight = 22.0;

struct Filling
{
    Colour ground;
    Colour ink;
    bool isHatched = false;
};

// Neighbours differ in brightness, and every other pair in its pattern.
constexpr std::array<Filling, 4> fillings = {{{palette::accent, palette::paper, false},
                                              {palette::accentSoft, palette::text, false},
                                              {palette::used, palette::text, false},
                                              {palette::paper, palette::text, true}}};

void drawPart(Canvas &canvas, const Rect &rect, std::size_t index)
{
    const Filling &filling = fillings[index % fillings.size()];
    canvas.fill(rect, filling.ground);
    if (filling.isHatched)
        canvas.hatch(rect, palette::used);
    canvas.outline(rect, palette::text, 0.5);
    const TextStyle style{
        .size = 8.5, .isBold = true, .colour = filling.ink, .align = Align::Centre, .lines = 1};
    const std::string number = std::to_string(index + 1);
    const double width = canvas.textWidth(number, style) + 4.0;
    if (width > rect.width)
        return; // the order tells which it is
    const double height = canvas.textHeight(number, style, rect.width);
    const Rect tag{rect.x + (rect.width - width) / 2.0, rect.y + (rect.height - height) / 2.0, width, height};
    if (filling.isHatched)
        canvas.fill(tag, palette::paper);
    canvas.text(number, style, tag.x, tag.y, tag.width);
}

} // namespace

void addShareBar(Flow &flow, const std::vector<BarShare> &shares)
{
    double sum = 0.0;
    for (const BarShare &share : shares)
        sum += share.amount;
    flow.keepTogether(barHeight + 60.0);
    flow.picture(barHeight, [&](Canvas &canvas, const Rect &place) {
        double x = place.x;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const double width = sum > 0.0 ? place.width * shares[i].amount / sum : 0.0;
            drawPart(canvas, {x, place.y, width, place.height}, i);
            x += width;
        }
    });
    Table table{.columns = {{"part", 0.0}, {"what it pays for", 1.0}, {"amount", 0.0, Align::End}}};
    for (std::size_t i = 0; i < shares.size(); ++i)
        table.rows.push_back({std::to_string(i + 1), shares[i].name, shares[i].amountText});
    addTable(flow, table);
}

} // namespace core::print
