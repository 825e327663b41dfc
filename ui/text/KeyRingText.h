#pragma once

#include "ui/keys/KeyRing.h"

#include <QString>

namespace ui {

/// Returns what happened, short and translated.
QString keyRingTitle(KeyRingError error);
/// Returns what to do about it.
QString keyRingAdvice(KeyRingError error);

} // namespace ui
