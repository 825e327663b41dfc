#pragma once

#include "core/base/Text.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace core::writing {

/// The sentences of a text, each with the white space after it: put together they are the text. One ends at
/// a line break, or after a full stop, an exclamation or a question mark that white space follows and no
/// small letter after it. What has no such end for long is cut at a blank.
std::vector<std::string_view> sentencesOf(std::string_view text);

/// The longest beginning of whole sentences that has at most `most` bytes; where the first alone is longer,
/// its beginning, between two characters.
std::string_view wholeSentences(std::string_view text, std::size_t most);

} // namespace core::writing
