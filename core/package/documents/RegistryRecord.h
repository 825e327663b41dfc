#pragma once

#include "core/base/Result.h"
#include "core/package/contents/Contents.h"

#include <string>

namespace core::package {

/// registry.yaml: a draft for the OpenDP Deployments Registry with the answers of all three tiers, as far as
/// plan and model know them. What they do not know (the kind of the curator, the region) is left out or "not
/// stated", and a comment at the top says so. Errors: Internal (a text is not UTF-8).
Result<std::string> registryText(const Contents &contents);

} // namespace core::package
