#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core::embedding {

/// The origin of a term's vector that was made of vectors of words.
enum class VectorOrigin : std::uint8_t {
    Known,       ///< the term, or each of its words, has a vector
    PartlyKnown, ///< at least one of its words has none, and was left out
    Pieces,      ///< at least one of its words was made of pieces of words
    CarriedOver, ///< no word is known: the built-in vector, carried over by a linear map
    Invented,    ///< nothing is known of it anywhere: a pseudo-random direction
};
inline constexpr std::size_t originCount = 5;

/// The coverage of a vocabulary by a source of vectors.
struct VectorFacts
{
    std::array<std::uint64_t, originCount> terms = {}; ///< by VectorOrigin
    std::uint64_t words = 0;                           ///< different words of all terms
    std::uint64_t unknownWords = 0;                    ///< of these, without a vector in the source

    std::uint64_t of(VectorOrigin origin) const { return terms[static_cast<std::size_t>(origin)]; }
    void count(VectorOrigin origin) { ++terms[static_cast<std::size_t>(origin)]; }
    /// The share of the terms of which no word is known, from 0 to 1.
    double unknownShare() const
    {
        std::uint64_t all = 0;
        for (const std::uint64_t each : terms)
            all += each;
        const std::uint64_t unknown = of(VectorOrigin::CarriedOver) + of(VectorOrigin::Invented);
        return all == 0 ? 0.0 : static_cast<double>(unknown) / static_cast<double>(all);
    }

    friend bool operator==(const VectorFacts &, const VectorFacts &) = default;
};

} // namespace core::embedding
