#pragma once

#include "core/package/Package.h"
#include "core/review/LookAlikes.h"

#include <QString>

namespace ui {

/// The reasons a person can choose from, in the order they are offered.
inline constexpr core::package::ExclusionReason exclusionReasons[] = {
    core::package::ExclusionReason::LookAlike,
    core::package::ExclusionReason::Duplicate,
    core::package::ExclusionReason::MissingPhrases,
    core::package::ExclusionReason::Unsuitable,
};
/// "looks like an identifier", "repeats another document", ...
QString reasonText(core::package::ExclusionReason reason);

/// "date", "telephone number", ...
QString lookAlikeText(core::review::LookAlike::Kind kind);

} // namespace ui
