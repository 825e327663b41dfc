#pragma once

class QTableView;

namespace ui {

/// A table inside a card: no frame, grid or row numbers; whole rows are chosen; `wide` takes the room left.
void makePlainTable(QTableView &table, int wide);

/// Makes the table as high as its rows, up to `rows` of them; beyond that it scrolls.
void fitToRows(QTableView &table, int rows);

} // namespace ui
