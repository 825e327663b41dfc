#pragma once

#include "core/base/Result.h"

#include <QString>

namespace ui {

/// Returns what happened, as the title of an error: short and translated.
QString errorTitle(core::ErrorCode code);
/// Returns what to do about it.
QString errorAdvice(core::ErrorCode code);
/// The detail of core, which names file, line or field.
QString errorDetail(const core::Error &error);

} // namespace ui
