#pragma once

#include "core/package/text/JsonText.h"

namespace core::package {

/// "@context" as the specification of Croissant 1.1 has it (appendix 1): the short names of its terms.
Json croissantContext();

} // namespace core::package
