#pragma once

#include <QApplication>

namespace ui::theme {

/// From here on tool tips show their text as it is. Qt would take what looks like HTML for it, and load what
/// it names, although it is the name of a label or a word of a server. Once for an application is enough.
void showToolTipsPlain(QApplication &application);

} // namespace ui::theme
