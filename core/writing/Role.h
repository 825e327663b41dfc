#pragma once

#include <cstddef>
#include <cstdint>

namespace core::writing {

/// What a phrase can be said to be in a sentence.
enum class Role : std::uint8_t {
    Symptom,
    Disease,
    Drug,
    Procedure,
    BodyPart,
    Substance, ///< that a laboratory measures
    Organism,
    Term, ///< a noun, or a phrase of which no more is known
    Word, ///< no noun: an adjective, a verb or an adverb
};
inline constexpr std::size_t roleCount = static_cast<std::size_t>(Role::Word) + 1;

} // namespace core::writing
