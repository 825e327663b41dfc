#pragma once

#include "core/privacy/SecureRandom.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <string_view>
#include <vector>

namespace core::synthesis {

/// Puts sequences into random order over the labels and numbers them in it: "SYN-000001" and on.
void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random);

/// Whether an id stands before another, as their numbers do: "SYN-999999" before "SYN-1000000".
bool idComesBefore(std::string_view one, std::string_view other);

} // namespace core::synthesis
