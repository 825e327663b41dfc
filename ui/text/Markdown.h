#pragma once

#include <QString>

namespace ui {

/// Returns Markdown as elements of XHTML: headings, paragraphs, flat lists, tables, code, links, emphasis.
QString htmlFromMarkdown(const QString &markdown);

} // namespace ui
