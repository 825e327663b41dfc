#include "ui/text/DateText.h"

#include <QLocale>

namespace ui {

QString datePattern()
{
    // A ledger is read years later: two digits of a year are not enough.
    QString pattern = QLocale().dateFormat(QLocale::ShortFormat);
    if (!pattern.contains(QLatin1String("yyyy")))
        pattern.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return pattern;
}

QString timePattern()
{
    return datePattern() + QLatin1Char(' ') + QLocale().timeFormat(QLocale::ShortFormat);
}

QString dateText(const QDate &date)
{
    return QLocale().toString(date, datePattern());
}

} // namespace ui
