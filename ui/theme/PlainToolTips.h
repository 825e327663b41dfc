#pragma once

#include <QApplication>

namespace ui::theme {

/// Makes tool tips show their text unchanged. Qt would interpret text that looks like HTML, and load what it
/// names, although it is the name of a label or a word of a server. Call once for an application.
void showToolTipsPlain(QApplication &application);

} // namespace ui::theme
