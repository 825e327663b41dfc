#pragma once

#include "core/synthesis/PublicInputs.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// The phrases of a public or synthetic text that tell most of it, at most `most`, those that tell most
/// first.
std::vector<vocabulary::TermId>
informativePhrases(const PublicInputs &inputs, std::string_view text, std::size_t most);

} // namespace core::synthesis
