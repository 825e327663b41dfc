#pragma once

#include <string_view>

namespace core::writing {

/// Whether both have a word that begins alike: "Examination" and "{The} {was} examined." Words of a few
/// letters, such as articles, do not count.
bool shareWord(std::string_view left, std::string_view right);

} // namespace core::writing
