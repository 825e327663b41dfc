#pragma once

#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// Numbers sequences in their order: "SYN-000001" and on.
void numberInOrder(std::vector<Sequence> &sequences);

/// The number of such an id; nothing of another.
std::optional<std::size_t> numberOf(std::string_view id);

/// Puts sequences into random order over the labels and numbers them in it.
void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random);

/// Returns whether an id stands before another, as their numbers do: "SYN-999999" before "SYN-1000000".
bool idComesBefore(std::string_view one, std::string_view other);

} // namespace core::synthesis
