#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace core::embedding {

/// The origin of a term's vector that was made of vectors of words.
enum class VectorOrigin : std::uint8_t {
    Known,       ///< the term, or each of its words, has a vector
    PartlyKnown, ///< at least one of its words has none, and was omitted
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
    /// Returns the share of the terms of which no word is known, from 0 to 1.
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

namespace core::vocabulary {
class LearntFile;
}

namespace core::embedding {

/// A public map from the terms of one vocabulary to unit vectors (Euclidean norm 1). Row i belongs to term
/// i. Immutable, cheap to copy (shared), safe to read from many threads.
class Embedding final
{
public:
    /// Opens a vector file made by the build (VectorFile.h), memory-mapped, one row per term of the lexicon
    /// beside it. Errors: those of openResource().
    static Result<Embedding> openVectors(const std::filesystem::path &path);

    /// Returns the vectors of a vocabulary that was learnt from public texts, where they lie in its file.
    static Embedding ofLearnt(const vocabulary::LearntFile &file);

    /// Makes an embedding of rows in IEEE halves, which `owner` keeps alive: one for each term, with norm 1
    /// before rounding. `dimension` is above 0.
    static Embedding within(std::shared_ptr<const void> owner,
                            std::span<const std::uint16_t> halves,
                            std::size_t dimension,
                            const Digest &digest,
                            const std::optional<VectorFacts> &facts = {});

    /// Makes vectors for a vocabulary without vectors: a term of `known` takes its vector there, any other
    /// the normalised mean of its words' vectors, else a fixed pseudo-random unit vector of its text. Terms
    /// and words are compared as PhraseMatcher does.
    static Embedding forTerms(const vocabulary::Vocabulary &terms,
                              const vocabulary::Vocabulary &known,
                              const Embedding &knownVectors);

    /// Returns the rows of these terms, unchanged: row i is that of kept[i]. `kept` is not empty.
    Embedding only(std::span<const vocabulary::TermId> kept) const;

    std::size_t size() const;
    std::size_t dimension() const;
    /// Writes row `id` to `out` (dimension() floats).
    void copyRow(vocabulary::TermId id, std::span<float> out) const;

    /// Returns all rows in the form of within(). Not for a result of only().
    std::span<const std::uint16_t> halves() const;

    /// Returns the digest in the header of a vector file (core/vocabulary/ResourceFile.h), or a hash of the
    /// inputs of forTerms.
    const Digest &digest() const;
    /// Returns how many terms were found, if their vectors were made of vectors of words; for a part, the
    /// facts of the whole.
    const std::optional<VectorFacts> &facts() const;

    struct Data; ///< see Embedding.cpp

private:
    explicit Embedding(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

} // namespace core::embedding
