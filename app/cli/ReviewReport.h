#pragma once

#include "core/review/FindingList.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// Findings of synthetic documents by rule and one by one, for a person. What a terminal would not show, or
/// would obey, is written out as \u{...}.
std::string reviewTable(const std::vector<core::review::Finding> &findings,
                        const core::writing::Documents &documents,
                        const core::review::Exclusions &leftOut);

/// The same for programs: one JSON object, in ASCII.
std::string reviewJson(const std::vector<core::review::Finding> &findings,
                       const core::writing::Documents &documents,
                       const core::review::Exclusions &leftOut);

} // namespace cli
