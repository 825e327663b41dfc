#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <cstdio>

namespace core::synthesis {

void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random)
{
    std::shuffle(sequences.begin(), sequences.end(), random);
    for (std::size_t index = 0; index < sequences.size(); ++index) {
        char text[32];
        std::snprintf(text, sizeof text, "SYN-%06zu", index + 1);
        sequences[index].id = text;
    }
}

// Ids have at least as many digits as "SYN-000001", so that the shorter number is the smaller one.
bool idComesBefore(std::string_view one, std::string_view other)
{
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

} // namespace core::synthesis
