#pragma once

#include "core/records/letters/Letter.h"

#include <string_view>

namespace core::records {

/// Returns the text of what `pdftotext -bbox-layout` writes: pages with blocks, lines and words and their
/// places. Joins a line with the next where its first word would not have fitted: the program that made the
/// document broke the paragraph there. Takes any text.
LetterText textOfLayout(std::string_view layout);

} // namespace core::records
