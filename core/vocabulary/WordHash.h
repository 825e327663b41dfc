#pragma once

#include <cstdint>
#include <string_view>

namespace core::vocabulary {

/// Returns a hash of the words of a name as PhraseMatcher compares them: names that no text distinguishes
/// have the same. 0 if no text can match it. The same on every computer.
std::uint64_t hashOfWords(std::string_view name);

} // namespace core::vocabulary
