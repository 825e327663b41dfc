#include "ui/widgets/FlowLayout.h"

#include <QGuiApplication>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ui {

FlowLayout::FlowLayout(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addLayout(QLayout *layout)
{
    addChildLayout(layout);
    addItem(layout);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::clear()
{
    while (QLayoutItem *item = takeAt(0)) {
        delete item->widget();
        delete item;
    }
    invalidate();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    QList<QLayoutItem *> items = m_items;
    items.removeIf([](const QLayoutItem *item) { return item->isEmpty(); }); // hidden
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int y = inside.top();
    for (qsizetype first = 0; first < items.size();) {
        qsizetype end = first;
        int width = 0;
        int lineHeight = 0;
        for (; end < items.size(); ++end) {
            const QSize size = items[end]->sizeHint();
            const int wider = (end > first ? width + spacing() : 0) + size.width();
            if (end > first && wider > inside.width())
                break;
            width = wider;
            lineHeight = std::max(lineHeight, size.height());
        }
        if (place)
            placeLine(items.mid(first, end - first), QRect(inside.left(), y, inside.width(), lineHeight));
        first = end;
        y += lineHeight + (end < items.size() ? spacing() : 0);
    }
    return y - rect.top() + contentsMargins().bottom();
}

void FlowLayout::placeLine(const QList<QLayoutItem *> &items, const QRect &line) const
{
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : QGuiApplication::layoutDirection();
    int x = line.left();
    for (QLayoutItem *item : items) {
        const QSize size = item->sizeHint();
        const QRect box(x,
                        line.top() + (line.height() - size.height()) / 2,
                        std::min(size.width(), line.width()),
                        size.height());
        item->setGeometry(QStyle::visualRect(direction, line, box));
        x += size.width() + spacing();
    }
}

} // namespace ui
