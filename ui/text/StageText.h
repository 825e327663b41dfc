#pragma once

#include <QString>

namespace ui {

/// The stage of a running operation in words; an unknown key is shown as it is.
QString stageText(const QString &stage);

/// "about 2 minutes left"; empty while it is too early to say.
QString timeLeftText(double fraction, qint64 elapsedMs);

} // namespace ui
