#include "ui/widgets/CardColumns.h"

#include <QGuiApplication>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Narrower than this, texts and controls of a card would wrap into each other.
constexpr int leastColumn = 410;

int heightAt(const QLayoutItem &item, int width)
{
    const int height = item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
    return std::max(height, item.minimumSize().height());
}

} // namespace

CardColumns::CardColumns(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

CardColumns::~CardColumns()
{
    for (const Placed &each : m_cards)
        delete each.item;
}

void CardColumns::addAcross(QWidget *card)
{
    addWidget(card);
    m_cards.back().isAcross = true;
}

QLayoutItem *CardColumns::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_cards[static_cast<std::size_t>(index)].item : nullptr;
}

QLayoutItem *CardColumns::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_cards.erase(m_cards.begin() + index);
    return item;
}

QSize CardColumns::sizeHint() const
{
    int width = 0;
    for (const Placed &each : m_cards)
        if (!each.item->isEmpty())
            width = std::max(width, each.item->sizeHint().width());
    return {width, heightForWidth(width)};
}

QSize CardColumns::minimumSize() const
{
    QSize size;
    for (const Placed &each : m_cards)
        if (!each.item->isEmpty())
            size = size.expandedTo(each.item->minimumSize());
    return size;
}

void CardColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int CardColumns::arrange(const QRect &rect, bool place) const
{
    int y = rect.top();
    Items group;
    const auto below = [&](const Items &items) {
        if (!items.empty())
            y += placeGroup(items, {rect.left(), y, rect.width(), 0}, place) + spacing();
    };
    for (const Placed &each : m_cards) {
        if (each.item->isEmpty())
            continue;
        if (!each.isAcross) {
            group.push_back(each.item);
            continue;
        }
        below(std::exchange(group, {}));
        below({each.item});
    }
    below(group);
    return std::max(y - spacing() - rect.top(), 0);
}

/// Returns the width of each of two columns; 0 if there is room for one only.
int CardColumns::columnWidth(const Items &items, int width) const
{
    const int column = (width - spacing()) / 2;
    const bool fits = items.size() > 1 && column >= leastColumn
                      && std::ranges::all_of(items, [column](const QLayoutItem *item) {
                             return item->minimumSize().width() <= column;
                         });
    return fits ? column : 0;
}

int CardColumns::placeGroup(const Items &items, const QRect &area, bool place) const
{
    const int width = columnWidth(items, area.width());
    if (width == 0)
        return placeColumn(items, area, place);
    const auto middle = items.begin() + static_cast<std::ptrdiff_t>(leftOf(items, width));
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : QGuiApplication::layoutDirection();
    const QRect first(area.left(), area.top(), width, 0);
    const QRect second(area.left() + area.width() - width, area.top(), width, 0);
    const int left = placeColumn({items.begin(), middle}, QStyle::visualRect(direction, area, first), place);
    const int right = placeColumn({middle, items.end()}, QStyle::visualRect(direction, area, second), place);
    return std::max(left, right);
}

/// How high it becomes.
int CardColumns::placeColumn(const Items &items, const QRect &column, bool place) const
{
    int y = column.top();
    for (QLayoutItem *item : items) {
        const int height = heightAt(*item, column.width());
        if (place)
            item->setGeometry({column.left(), y, column.width(), height});
        y += height + spacing();
    }
    return y - spacing() - column.top();
}

int CardColumns::heightOf(const Items &items, int width) const
{
    int height = 0;
    for (const QLayoutItem *item : items)
        height += heightAt(*item, width) + (height > 0 ? spacing() : 0);
    return height;
}

/// How many go into the first column, so that the taller one is as low as can be.
std::size_t CardColumns::leftOf(const Items &items, int width) const
{
    std::size_t best = 1;
    int lowest = 0;
    for (std::size_t count = 1; count < items.size(); ++count) {
        const auto middle = items.begin() + static_cast<std::ptrdiff_t>(count);
        const int height =
            std::max(heightOf({items.begin(), middle}, width), heightOf({middle, items.end()}, width));
        if (count == 1 || height < lowest) {
            best = count;
            lowest = height;
        }
    }
    return best;
}

QScrollArea *makeScrolling(const std::vector<QWidget *> &parts, int spacing, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(area);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    for (QWidget *part : parts)
        column->addWidget(part);
    column->addStretch();
    area->setWidget(content);
    return area;
}

} // namespace ui
