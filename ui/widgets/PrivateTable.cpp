#include "ui/widgets/PrivateTable.h"

#include <QKeyEvent>

namespace ui {

void PrivateTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        event->accept(); // a view of Qt would put the cell on the clipboard
    else
        QTableView::keyPressEvent(event);
}

} // namespace ui
