#pragma once

#include "core/privacy/SecureRandom.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <vector>

namespace core::synthesis {

/// Puts sequences into random order over the labels and numbers them in it: "SYN-000001" and on.
void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random);

} // namespace core::synthesis
