#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <system_error>

namespace core::synthesis {

void numberInOrder(std::vector<Sequence> &sequences)
{
    for (std::size_t index = 0; index < sequences.size(); ++index) {
        char text[32];
        std::snprintf(text, sizeof text, "SYN-%06zu", index + 1);
        sequences[index].id = text;
    }
}

std::optional<std::size_t> numberOf(std::string_view id)
{
    constexpr std::string_view prefix = "SYN-";
    if (!id.starts_with(prefix))
        return std::nullopt;
    id.remove_prefix(prefix.size());
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
    if (error != std::errc() || end != id.data() + id.size())
        return std::nullopt;
    return number;
}

void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random)
{
    std::shuffle(sequences.begin(), sequences.end(), random);
    numberInOrder(sequences);
}

// Ids have at least as many digits as "SYN-000001", so that the shorter number is the smaller one.
bool idComesBefore(std::string_view one, std::string_view other)
{
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

} // namespace core::synthesis
