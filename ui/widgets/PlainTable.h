#pragma once

#include <QList>
#include <QTableView>

class QTableView;

class QTableView;

namespace ui {

/// A table inside a card: no frame, grid or row numbers; whole rows are chosen; `wide` takes the room left.
void makePlainTable(QTableView &table, int wide);

/// Makes the table as high as its rows, up to `rows` of them; beyond that it scrolls.
void fitToRows(QTableView &table, int rows);

/// Gives a table the look of the program: no frame or grid, whole rows, room round the words, read-only,
/// and Tab leaves it.
void makePlain(QTableView &table);

/// Columns as wide as their contents, the last one as wide as what is left.
void fitColumns(QTableView &table);

/// The same, and where they need more room than there is, the `flexible` ones give way, the widest first:
/// their words are cut then, and told whole by a tool tip of the model. `spare` pixels are left over.
void fitColumns(QTableView &table, const QList<int> &flexible, int spare = 0);

/// A table of what comes from the records: to be looked at, not to be copied, because other programs read the
/// clipboard.
class PrivateTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace ui
