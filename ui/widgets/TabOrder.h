#pragma once

class QWidget;

namespace ui {

/// Tab goes through everything in the layout of `root` as it is read: for parts that are not made in the
/// order in which they stand.
void tabAsLaidOut(QWidget &root);

} // namespace ui
