#pragma once

#include "core/base/Error.h"

#include <QString>

namespace ui {

/// What happened, as the title of an error: short and translated.
QString errorTitle(core::ErrorCode code);
/// What to do about it.
QString errorAdvice(core::ErrorCode code);
/// The detail of core, which names file, line or field.
QString errorDetail(const core::Error &error);

} // namespace ui
