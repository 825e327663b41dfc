#include "ui/widgets/PlainTable.h"

#include "ui/widgets/WheelGuard.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace ui {

void makePlainTable(QTableView &table, int wide)
{
    table.setProperty("look", QStringLiteral("plain"));
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 14);
    QHeaderView *header = table.horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setHighlightSections(false);
    header->setTextElideMode(Qt::ElideRight);
    header->setMinimumSectionSize(40);
    header->setResizeContentsPrecision(50); // of a long table, a sample is enough
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(wide, QHeaderView::Stretch);
    WheelGuard::passOn(&table);
}

void fitToRows(QTableView &table, int rows)
{
    const int shown = std::clamp(table.model()->rowCount(), 1, rows);
    const int row = table.verticalHeader()->defaultSectionSize();
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + shown * row + 6);
}

namespace {

constexpr int narrowestColumn = 72; // of one that gives way
constexpr int step = 4;             // so much at a time, so that columns become alike
constexpr int cellPadding = 9;      // that of QHeaderView::section in the style sheet, less the item's own 3
constexpr int rowHeight = 32;

/// A number at the right of one column and a word at the left of the next need room between them.
class PaddedDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem padded = option;
        const QRect inside = option.rect.adjusted(cellPadding, 0, -cellPadding, 0);
        if (option.state & QStyle::State_Selected) // the selection runs through the row without gaps
            painter->fillRect(option.rect, option.palette.highlight());
        padded.rect = inside;
        QStyledItemDelegate::paint(painter, padded, index);
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * cellPadding, 0);
    }
};

} // namespace

void makePlain(QTableView &table)
{
    table.setProperty("look", QStringLiteral("plain"));
    table.setProperty("padded", true);
    table.setItemDelegate(new PaddedDelegate(&table));
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setStretchLastSection(true);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setTextElideMode(Qt::ElideRight);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    WheelGuard::passOn(&table);
}

void fitColumns(QTableView &table)
{
    table.resizeColumnsToContents();
}

void fitColumns(QTableView &table, const QList<int> &flexible, int spare)
{
    fitColumns(table);
    const int last = table.model() ? table.model()->columnCount() - 1 : -1;
    if (last < 0)
        return;
    const QAbstractItemView &cells = table;
    const QHeaderView *header = table.horizontalHeader();
    // A last column that takes what is left is not made narrower than the default.
    int excess = std::max({header->sectionSizeHint(last),
                           cells.sizeHintForColumn(last),
                           header->stretchLastSection() ? header->defaultSectionSize() : 0})
                 + spare - table.viewport()->width();
    for (int column = 0; column < last; ++column)
        excess += table.columnWidth(column);
    const auto isNarrower = [&table](int a, int b) { return table.columnWidth(a) < table.columnWidth(b); };
    while (excess > 0) {
        const int widest = *std::max_element(flexible.begin(), flexible.end(), isNarrower);
        const int given = std::min({excess, step, table.columnWidth(widest) - narrowestColumn});
        if (given <= 0)
            return;
        table.setColumnWidth(widest, table.columnWidth(widest) - given);
        excess -= given;
    }
}

void PrivateTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        event->accept(); // a view of Qt would put the cell on the clipboard
    else
        QTableView::keyPressEvent(event);
}

} // namespace ui
