#pragma once

#include <Qt>

namespace ui {

/// The role under which a model keeps the phrases of a row for PhraseDelegate: a QStringList.
inline constexpr int phrasesRole = Qt::UserRole + 1;

} // namespace ui
