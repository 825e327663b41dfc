#pragma once

#include <QDate>
#include <QString>

namespace ui {

/// A day in the way of the locale, short but with all digits of the year.
QString dateText(const QDate &date);

/// The pattern behind dateText(), for an axis of days.
QString datePattern();
/// The same with the time of day.
QString timePattern();

} // namespace ui
