#pragma once

#include <string>

namespace core::records {

/// Replaces the text of a cell by its plain text if it is RTF or HTML, as of a file of that kind: systems
/// store letters with their markup. HTML is a text that begins with an element, or that holds tags of known
/// elements among plain lines, which stay lines. A text with references to characters (`&nbsp;`) but without
/// tags gets those characters. A `<` or `&` of a plain text stays. Each text is judged by itself. Never
/// fails.
void convertMarkup(std::string &text);

} // namespace core::records
