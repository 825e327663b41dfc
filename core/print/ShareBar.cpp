#include "core/print/ShareBar.h"

#include "core/print/Table.h"

#include <array>

namespace core::print {

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

void addShareBar(Flow &flow, const std::vector<Share> &shares)
{
    double sum = 0.0;
    for (const Share &share : shares)
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
