#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

/// The known name that `typed` was most likely meant to be (edit distance, case ignored); empty when
/// nothing is near enough to be worth suggesting.
std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known);

/// How an error ends that has met an unknown name: `did you mean "x"?`, or the list of the known ones.
std::string suggestName(std::string_view typed, std::span<const std::string_view> known);

/// `text` of a file as it may stand in a message: in quotes, one line, cut when long.
std::string inQuotes(std::string_view text);

} // namespace core
