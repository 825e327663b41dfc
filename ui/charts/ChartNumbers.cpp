#include "ui/charts/ChartNumbers.h"

#include <algorithm>
#include <utility>

namespace ui {

void ChartNumbers::set(const QStringList &titles, const QList<QStringList> &rows)
{
    if (titles != m_titles) {
        m_titles = titles;
        std::vector<ColumnOf<QStringList>> columns;
        for (qsizetype column = 0; column < titles.size(); ++column)
            columns.push_back({.title = titles[column],
                               .text = [column](const QStringList &row) { return row.value(column); }});
        setColumns(std::move(columns));
    }
    if (std::ranges::equal(rows, this->rows()))
        return;
    setRows({rows.begin(), rows.end()});
}

namespace {
constexpr char16_t ellipsis = 0x2026;
constexpr char16_t prime = 0x2032;
} // namespace

QString axisName(const QString &phrase, qsizetype longest, QSet<QString> &taken)
{
    QString name = phrase.size() > longest ? phrase.left(longest - 1) + QChar(ellipsis) : phrase;
    while (taken.contains(name))
        name += QChar(prime);
    taken.insert(name);
    return name.toHtmlEscaped();
}

} // namespace ui
