#pragma once

#include <QString>

namespace ui {

/// Returns Markdown as elements of XHTML: headings, paragraphs, flat lists, tables, code, links, emphasis.
QString htmlFromMarkdown(const QString &markdown);

/// A text of a control as a screen reader says it: without the sign that marks its mnemonic.
inline QString spokenText(QString text)
{
    return text.remove(QLatin1Char('&'));
}

} // namespace ui
