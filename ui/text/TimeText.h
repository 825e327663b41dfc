#pragma once

#include <QString>

#include <string>

namespace ui {

/// "2026-11-21 14:02" in the time of this computer, written as its language does; `utc` is ISO 8601 and is
/// returned as it is if it is not. A day stays that day: "2026-11-21".
QString localTimeText(const std::string &utc);

/// "about 20 seconds", "about 18 minutes", "about 7 hours", "about 3 days".
QString durationText(double seconds);

} // namespace ui
