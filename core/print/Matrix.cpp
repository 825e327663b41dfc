#include "core/print/Charts.h"

#include <algorithm>

namespace core::print {

namespace {

constexpr double matrixRowHeight = 15.0;
constexpr double matrixHeadHeight = 26.0;
constexpr double widestCell = 46.0;
constexpr double namesShare = 0.3; // of the width
constexpr TextStyle matrixNameStyle{.size = 7.5, .lines = 1, .cut = Cut::Middle};
constexpr TextStyle matrixHeadStyle{.size = 7.5, .isBold = true, .align = Align::Centre, .lines = 1};
constexpr TextStyle wordsStyle{.size = 7.5, .colour = palette::muted, .lines = 1};

Colour shade(double share)
{
    const auto mixed = [share](double from, double to) { return from + (to - from) * share; };
    return {mixed(palette::paper.red, palette::accent.red),
            mixed(palette::paper.green, palette::accent.green),
            mixed(palette::paper.blue, palette::accent.blue)};
}

void drawCell(Canvas &canvas, const Rect &rect, std::int64_t count, double share, bool isDiagonal)
{
    canvas.fill(rect, shade(share));
    canvas.outline(rect, palette::line, 0.4);
    const TextStyle style{.size = 7.0,
                          .isBold = isDiagonal,
                          .colour = share > 0.55 ? palette::paper : palette::text,
                          .align = Align::Centre,
                          .lines = 1};
    canvas.text(std::to_string(count), style, rect.x, rect.y + 3.2, rect.width);
}

void drawRow(Canvas &canvas, const Matrix &matrix, std::size_t row, const Rect &place, double left)
{
    const std::vector<std::int64_t> &counts = matrix.counts[row];
    std::int64_t sum = 0;
    for (const std::int64_t count : counts)
        sum += count;
    canvas.text(std::to_string(row + 1) + "  " + matrix.names[row],
                matrixNameStyle,
                place.x,
                place.y + 3.0,
                left - place.x - 4.0);
    const double width = (place.right() - left) / static_cast<double>(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i)
        drawCell(canvas,
                 {left + width * static_cast<double>(i), place.y, width, place.height},
                 counts[i],
                 sum > 0 ? static_cast<double>(counts[i]) / static_cast<double>(sum) : 0.0,
                 i == row);
}

} // namespace

double matrixHeight(std::size_t rows)
{
    return matrixHeadHeight + matrixRowHeight * static_cast<double>(rows) + blockGap;
}

void addMatrix(Flow &flow, const Matrix &matrix)
{
    const auto count = static_cast<double>(matrix.names.size());
    flow.picture(matrixHeadHeight + matrixRowHeight * count, [&](Canvas &canvas, const Rect &place) {
        const double left = place.x + namesShare * place.width;
        const double width = std::min(widestCell, (place.right() - left) / count);
        canvas.text(matrix.rowText, wordsStyle, place.x, place.y + 13.0, left - place.x - 4.0);
        canvas.text(matrix.columnText, wordsStyle, left, place.y, place.right() - left);
        for (std::size_t i = 0; i < matrix.names.size(); ++i)
            canvas.text(std::to_string(i + 1),
                        matrixHeadStyle,
                        left + width * static_cast<double>(i),
                        place.y + 13.0,
                        width);
        Rect row{place.x, place.y + matrixHeadHeight, left + width * count - place.x, matrixRowHeight};
        for (std::size_t i = 0; i < matrix.names.size(); ++i) {
            drawRow(canvas, matrix, i, row, left);
            row.y += matrixRowHeight;
        }
    });
}

} // namespace core::print
