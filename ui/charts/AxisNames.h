#pragma once

#include <QSet>
#include <QString>

namespace ui {

/// The name of a phrase on an axis: cut to `longest` characters, and different from those `taken` already, as
/// the categories of an axis must be. Adds it to them. Escaped, because charts show HTML.
QString axisName(const QString &phrase, qsizetype longest, QSet<QString> &taken);

} // namespace ui
