#pragma once

#include <cstdint>
#include <string_view>

namespace core::vocabulary {

/// Of the words of a name as PhraseMatcher compares them: names that no text tells apart have the same. 0
/// when no text can be matched with it. The same on every machine.
std::uint64_t hashOfWords(std::string_view name);

} // namespace core::vocabulary
