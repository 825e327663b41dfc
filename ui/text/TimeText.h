#pragma once

#include <QDate>
#include <QString>

#include <string>

namespace ui {

/// A day in the way of the locale, short but with all digits of the year.
QString dateText(const QDate &date);

/// The pattern behind dateText(), for an axis of days.
QString datePattern();
/// The same with the time of day.
QString timePattern();

/// "2026-11-21 14:02" in the time of this computer, written as its language does; `utc` is ISO 8601 and is
/// returned as it is if it is not. A day stays that day: "2026-11-21".
QString localTimeText(const std::string &utc);

/// "about 20 seconds", "about 18 minutes", "about 7 hours", "about 3 days".
QString durationText(double seconds);

/// The stage of a running operation in words; an unknown key is shown as it is.
QString stageText(const QString &stage);

/// "about 2 minutes left"; empty while it is too early to say.
QString timeLeftText(double fraction, qint64 elapsedMs);

} // namespace ui
