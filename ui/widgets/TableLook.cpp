#include "ui/widgets/TableLook.h"

#include <QHeaderView>
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
}

void fitToRows(QTableView &table, int rows)
{
    const int shown = std::clamp(table.model()->rowCount(), 1, rows);
    const int row = table.verticalHeader()->defaultSectionSize();
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + shown * row + 6);
}

} // namespace ui
