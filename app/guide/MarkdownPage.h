#pragma once

#include <QString>

namespace guide {

/// Markdown as the elements of a page: headings, paragraphs, flat lists, tables, code, links, emphasis.
QString fromMarkdown(const QString &markdown);

} // namespace guide
