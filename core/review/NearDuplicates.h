#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace core::review {

/// Two texts are near duplicates when at least this share of their word triples, each counted once, is in
/// both (Jaccard's coefficient of the sets). Words are runs of letters and digits, without regard to case.
inline constexpr double nearDuplicateShare = 0.8;

/// Returns for each text the first earlier one that it nearly repeats, or -1. Only texts that repeat none
/// themselves are referred to: without the texts that refer to another one, no two texts are near duplicates.
///
/// The result is exact: texts that are similar enough share one of their rarest triples, so only those are
/// compared (the prefix and position filters of Xiao, Wang, Lin and Yu: "Efficient similarity joins for near
/// duplicate detection", WWW 2008). Time grows about linearly with the texts; texts without a word match
/// none. Errors: Cancelled.
Result<std::vector<std::int32_t>> nearDuplicates(const std::vector<std::string_view> &texts,
                                                 JobControl &control);

} // namespace core::review
