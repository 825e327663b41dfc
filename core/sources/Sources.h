#pragma once

#include "core/vocabulary/Source.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// All sources, as a person should be offered them.
std::span<const Source *const> sources();

/// Null when there is none of that name.
const Source *findSource(std::string_view name);

/// For choices and messages.
std::vector<std::string_view> sourceNames();

} // namespace core::vocabulary
