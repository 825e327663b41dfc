#include "core/print/OddsPicture.h"

#include <algorithm>

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

} // namespace core::print
