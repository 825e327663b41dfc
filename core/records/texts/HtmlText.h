#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// What a browser would show of an HTML text: without scripts, styles and the head, entities resolved, a line
/// for each block, list item and row of a table, a tab between its cells, white space folded but in `<pre>`.
/// No-break spaces become spaces. Takes any text, however broken, and never fails; `html` is UTF-8, in which
/// bytes that are none become U+FFFD, and a declaration of an encoding in it is not heeded. Opens nothing
/// that the text refers to. Time and memory grow with the size of `html` alone, not with how deep it nests.
std::string plainTextOfHtml(std::string_view html);

} // namespace core::records
