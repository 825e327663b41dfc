#pragma once

#include <QString>

#include <string>

namespace ui {

/// "2026-11-21 14:02" in the time of this computer, written as its language does; `utc` is ISO 8601 and is returned as it is if it is not.
QString localTimeText(const std::string &utc);

} // namespace ui
