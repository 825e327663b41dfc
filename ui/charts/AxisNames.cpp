#include "ui/charts/AxisNames.h"

namespace ui {

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
