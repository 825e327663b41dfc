#include "ui/text/TimeText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace ui {

QString localTimeText(const std::string &utc)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    if (!time.isValid())
        return QString::fromStdString(utc);
    const QLocale locale;
    if (locale.language() == QLocale::C)
        return time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) // a ledger is kept for years
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    const QDateTime local = time.toLocalTime();
    //: a point in time; %1: the day, %2: the time of day
    return QCoreApplication::translate("TimeText", "%1 %2")
        .arg(locale.toString(local.date(), format), locale.toString(local.time(), QLocale::ShortFormat));
}

} // namespace ui
