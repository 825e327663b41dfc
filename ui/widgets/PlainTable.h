#pragma once

class QTableView;

namespace ui {

/// Gives a table the look of the program: no frame or grid, whole rows, room round the words, read-only,
/// and Tab leaves it.
void makePlain(QTableView &table);

/// Columns as wide as their contents, the last one as wide as what is left.
void fitColumns(QTableView &table);

} // namespace ui
