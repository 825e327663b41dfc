#pragma once

#include <QTextFormat>

#include <cstddef>
#include <string>
#include <vector>

class QTextEdit;

namespace ui {

/// Places are in UTF-16 code units, as those of QString are.
void markPlace(QTextEdit &edit, std::size_t start, std::size_t length, const QTextCharFormat &format);

/// Makes keyphrases bold and underlined wherever they stand in `text`, which the edit shows, and the rest
/// plain, in the colours of the theme.
void markPhrases(QTextEdit &edit, const std::string &text, const std::vector<std::string> &keyphrases);

} // namespace ui
