#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"

namespace core::package {

/// How the texts came to be, what they are for and what is wrong with them: the properties of the Croissant
/// vocabulary for responsible AI (RAI 1.0), for croissant.json.
Json croissantUse(const Contents &contents);

} // namespace core::package
