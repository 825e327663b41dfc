#include "ui/text/TimeText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

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

namespace {

QString dayText(const QDate &day)
{
    const QLocale locale;
    if (locale.language() == QLocale::C)
        return day.toString(Qt::ISODate);
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) // a ledger is kept for years
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return locale.toString(day, format);
}

} // namespace

QString localTimeText(const std::string &utc)
{
    const QString text = QString::fromStdString(utc);
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid())
        return text;
    if (!text.contains(QLatin1Char('T')))
        return dayText(time.date());
    const QLocale locale;
    const QDateTime local = time.toLocalTime();
    if (locale.language() == QLocale::C)
        return local.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    //: a point in time; %1: the day, %2: the time of day
    return QCoreApplication::translate("TimeText", "%1 %2")
        .arg(dayText(local.date()), locale.toString(local.time(), QLocale::ShortFormat));
}

QString durationText(double seconds)
{
    const int minutes = std::max(1, static_cast<int>(std::ceil(seconds / 60.0)));
    const int hours = (minutes + 59) / 60;
    if (seconds < 90.0)
        return QCoreApplication::translate(
            "TimeText", "about %Ln second(s)", nullptr, static_cast<int>(std::ceil(seconds)));
    if (minutes < 90)
        return QCoreApplication::translate("TimeText", "about %Ln minute(s)", nullptr, minutes);
    if (hours < 48)
        return QCoreApplication::translate("TimeText", "about %Ln hour(s)", nullptr, hours);
    return QCoreApplication::translate("TimeText", "about %Ln day(s)", nullptr, (hours + 23) / 24);
}

} // namespace ui
