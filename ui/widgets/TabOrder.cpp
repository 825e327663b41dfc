#include "ui/widgets/TabOrder.h"

#include <QGridLayout>
#include <QLayout>
#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// A grid keeps its items as they were added.
std::vector<QLayoutItem *> itemsOf(QLayout &layout)
{
    std::vector<QLayoutItem *> items;
    for (int index = 0; index < layout.count(); ++index)
        items.push_back(layout.itemAt(index));
    const auto *grid = qobject_cast<QGridLayout *>(&layout);
    if (!grid)
        return items;
    const auto place = [grid](QLayoutItem *item) {
        int row = 0;
        int column = 0;
        int rowSpan = 0;
        int columnSpan = 0;
        for (int index = 0; index < grid->count(); ++index)
            if (grid->itemAt(index) == item)
                grid->getItemPosition(index, &row, &column, &rowSpan, &columnSpan);
        return std::pair(row, column);
    };
    std::ranges::stable_sort(items, {}, place);
    return items;
}

void walk(QLayout &layout, QWidget *&last)
{
    for (QLayoutItem *item : itemsOf(layout)) {
        if (QLayout *inner = item->layout())
            walk(*inner, last);
        QWidget *widget = item->widget();
        if (!widget)
            continue;
        if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
            if (last)
                QWidget::setTabOrder(last, widget);
            last = widget;
        } else if (widget->layout()) {
            walk(*widget->layout(), last);
        }
    }
}

} // namespace

void tabAsLaidOut(QWidget &root)
{
    QWidget *last = nullptr;
    if (root.layout())
        walk(*root.layout(), last);
}

} // namespace ui
