#pragma once

#include <Qt>

namespace ui {

/// Where a model keeps the phrases of a row for PhraseDelegate: a QStringList.
inline constexpr int phrasesRole = Qt::UserRole + 1;

} // namespace ui
