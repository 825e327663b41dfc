#pragma once

#include "ui/keys/KeyRing.h"

#include <QString>

namespace ui {

/// What happened, short and translated.
QString keyRingTitle(KeyRingError error);
/// What to do about it.
QString keyRingAdvice(KeyRingError error);

} // namespace ui
