#include "core/print/Charts.h"

#include <algorithm>
#include <string_view>

namespace core::print {

namespace {

constexpr double padding = 4.0;
constexpr double rowPadding = 2.5;
constexpr TextStyle headStyle{.size = 7.5, .isBold = true, .colour = palette::text, .lines = 4};
constexpr TextStyle cellStyle{.size = 8.0, .lines = 12};
constexpr TextStyle sumStyle{.size = 8.0, .isBold = true, .lines = 12};

struct Cells
{
    const Table &table;
    std::vector<double> widths;
};

double widestWord(const Canvas &canvas, std::string_view text, const TextStyle &style)
{
    double width = 0.0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        width = std::max(width, canvas.textWidth(text.substr(0, end), style));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return width;
}

// A heading may break between its words, a cell of such a column not at all.
double fittedWidth(const Canvas &canvas, const Table &table, std::size_t column)
{
    double width = widestWord(canvas, table.columns[column].name, headStyle);
    for (const auto &row : table.rows)
        width = std::max(width, canvas.textWidth(row[column], table.lastIsSum ? sumStyle : cellStyle));
    return width + 2.0 * padding + 1.0;
}

Cells arrange(const Canvas &canvas, const Table &table, double width)
{
    constexpr double mostOfWidth = 0.3;
    Cells cells{table, {}};
    double shares = 0.0;
    double rest = width;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool isFitted = table.columns[i].share <= 0.0;
        cells.widths.push_back(isFitted ? std::min(fittedWidth(canvas, table, i), mostOfWidth * width) : 0.0);
        rest -= cells.widths.back();
        shares += table.columns[i].share;
    }
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].share > 0.0)
            cells.widths[i] = rest * table.columns[i].share / shares;
    return cells;
}

double
rowHeight(const Flow &flow, const Cells &cells, const std::vector<std::string> &texts, const TextStyle &style)
{
    double height = 0.0;
    for (std::size_t i = 0; i < texts.size(); ++i)
        height = std::max(height, flow.canvas().textHeight(texts[i], style, cells.widths[i] - 2.0 * padding));
    return height + 2.0 * rowPadding;
}

void addRow(
    Flow &flow, const Cells &cells, const std::vector<std::string> &texts, TextStyle style, bool isHead)
{
    flow.picture(rowHeight(flow, cells, texts, style), [&](Canvas &canvas, const Rect &place) {
        if (isHead)
            canvas.fill(place, palette::accentSoft);
        double x = place.x;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            style.align = cells.table.columns[i].align;
            canvas.text(texts[i], style, x + padding, place.y + rowPadding, cells.widths[i] - 2.0 * padding);
            x += cells.widths[i];
        }
        canvas.line(place.x,
                    place.bottom(),
                    place.right(),
                    place.bottom(),
                    isHead ? palette::accent : palette::line,
                    isHead ? 0.8 : 0.4);
    });
    flow.space(-blockGap);
}

} // namespace

void addTable(Flow &flow, const Table &table)
{
    const Cells cells = arrange(flow.canvas(), table, flow.width());
    std::vector<std::string> names;
    for (const Column &column : table.columns)
        names.push_back(column.name);
    const double headHeight = rowHeight(flow, cells, names, headStyle);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const TextStyle &style = table.lastIsSum && i + 1 == table.rows.size() ? sumStyle : cellStyle;
        const double height = rowHeight(flow, cells, table.rows[i], style);
        const bool isFull = height > flow.roomLeft();
        if (isFull && i > 0)
            flow.newPage();
        if (i == 0)
            flow.keepTogether(headHeight + height);
        if (i == 0 || isFull)
            addRow(flow, cells, names, headStyle, true);
        addRow(flow, cells, table.rows[i], style, false);
    }
    flow.space(blockGap + 2.0);
}

} // namespace core::print
