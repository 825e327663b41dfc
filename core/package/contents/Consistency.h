#pragma once

#include "core/base/Result.h"
#include "core/package/contents/Contents.h"

namespace core::package {

/// Whether the contents of a package agree with each other: vocabulary, shapes of the tables, budget, unit
/// and labels. Whatever writes files relies on it. Errors: Internal.
Result<void> checkConsistency(const Contents &contents);

} // namespace core::package
