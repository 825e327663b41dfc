#include "ui/text/Markdown.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

namespace ui {

namespace {

QString wrapped(const char *name, const QString &inner)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), inner);
}

QString inlineText(const QTextBlock &block)
{
    const bool isHeading = block.blockFormat().headingLevel() > 0;
    QString text;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextCharFormat format = at.fragment().charFormat();
        QString piece = at.fragment().text().toHtmlEscaped();
        if (format.fontFixedPitch())
            piece = wrapped("code", piece);
        if (format.fontItalic())
            piece = wrapped("em", piece);
        if (format.fontWeight() > QFont::Normal && !isHeading)
            piece = wrapped("strong", piece);
        if (format.isAnchor())
            piece = QStringLiteral("<a href=\"%1\">%2</a>").arg(format.anchorHref().toHtmlEscaped(), piece);
        text += piece;
    }
    return text;
}

QString tableText(const QTextTable &table)
{
    QString rows;
    for (int row = 0; row < table.rows(); ++row) {
        QString cells;
        for (int column = 0; column < table.columns(); ++column) {
            const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
            cells +=
                row == 0 ? wrapped("th", block.text().toHtmlEscaped()) : wrapped("td", inlineText(block));
        }
        rows += wrapped("tr", cells) + QLatin1Char('\n');
    }
    return QStringLiteral("<table>\n") + rows + QStringLiteral("</table>\n");
}

/// Writes blocks one after the other. The items of a list and the lines of a piece of code get one element.
class BlockWriter final
{
public:
    void add(const QTextBlock &block)
    {
        if (block.blockFormat().nonBreakableLines()) {
            open(Run::Code, {});
            m_text += block.text().toHtmlEscaped() + QLatin1Char('\n');
        } else if (const QTextList *list = block.textList()) {
            const bool isNumbered = list->format().style() == QTextListFormat::ListDecimal;
            open(Run::List, isNumbered ? QStringLiteral("ol") : QStringLiteral("ul"));
            m_text += wrapped("li", inlineText(block)) + QLatin1Char('\n');
        } else {
            close();
            const int level = block.blockFormat().headingLevel();
            const QString name = level > 0 ? QStringLiteral("h%1").arg(level) : QStringLiteral("p");
            if (!block.text().isEmpty())
                m_text += QStringLiteral("<%1>%2</%1>\n").arg(name, inlineText(block));
        }
    }

    void add(const QTextTable &table)
    {
        close();
        m_text += tableText(table);
    }

    QString finished()
    {
        close();
        return m_text;
    }

private:
    enum class Run { None, Code, List };

    void open(Run run, const QString &name)
    {
        if (m_run == run && m_name == name)
            return;
        close();
        m_run = run;
        m_name = name;
        m_text += run == Run::Code ? QStringLiteral("<pre>") : QStringLiteral("<%1>\n").arg(name);
    }

    void close()
    {
        if (m_run == Run::Code) {
            while (m_text.endsWith(QLatin1Char('\n')))
                m_text.chop(1);
            m_text += QStringLiteral("</pre>\n");
        } else if (m_run == Run::List) {
            m_text += QStringLiteral("</%1>\n").arg(m_name);
        }
        m_run = Run::None;
        m_name.clear();
    }

    QString m_text;
    Run m_run = Run::None;
    QString m_name;
};

// Qt marks code as such between fences only, not where it is indented.
QString withFences(const QString &markdown)
{
    const QString fence = QStringLiteral("```");
    QStringList lines;
    bool isCode = false;
    for (const QString &line : markdown.split(QLatin1Char('\n'))) {
        const bool isIndented = line.startsWith(QLatin1String("    "));
        if (isIndented != isCode && !(isCode && line.isEmpty())) {
            lines.append(fence);
            isCode = isIndented;
        }
        lines.append(isIndented ? line.mid(4) : line);
    }
    if (isCode)
        lines.append(fence);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString htmlFromMarkdown(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(withFences(markdown));
    BlockWriter writer;
    for (auto at = document.rootFrame()->begin(); !at.atEnd(); ++at) {
        if (const auto *table = qobject_cast<QTextTable *>(at.currentFrame()))
            writer.add(*table);
        else if (at.currentBlock().isValid())
            writer.add(at.currentBlock());
    }
    return writer.finished();
}

} // namespace ui
