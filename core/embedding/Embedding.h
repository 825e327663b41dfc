#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/embedding/VectorFacts.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace core::vocabulary {
class LearntFile;
}

namespace core::embedding {

/// A public map from the terms of one vocabulary to unit vectors (Euclidean norm 1). Row i belongs to term
/// i. Immutable, cheap to copy (shared), safe to read from many threads.
class Embedding final
{
public:
    /// A vector file made by the build (VectorFile.h), memory-mapped, one row per term of the lexicon
    /// beside it. Errors: those of openResource().
    static Result<Embedding> openVectors(const std::filesystem::path &path);

    /// The vectors of a vocabulary that was learnt from public texts, where they lie in its file.
    static Embedding ofLearnt(const vocabulary::LearntFile &file);

    /// Rows in IEEE halves, one after the other, which `owner` keeps alive: one for each term, of norm 1
    /// before they were rounded. `dimension` is above 0.
    static Embedding within(std::shared_ptr<const void> owner,
                            std::span<const std::uint16_t> halves,
                            std::size_t dimension,
                            const Digest &digest,
                            const std::optional<VectorFacts> &facts = {});

    /// Vectors for a vocabulary that has none: a term of `known` takes its vector there, any other the
    /// normalised mean of its words' vectors, else a fixed pseudo-random unit vector of its text. Terms and
    /// words are compared as PhraseMatcher does.
    static Embedding forTerms(const vocabulary::Vocabulary &terms,
                              const vocabulary::Vocabulary &known,
                              const Embedding &knownVectors);

    /// The rows of these terms alone, as they are: row i is that of kept[i]. `kept` is not empty.
    Embedding only(std::span<const vocabulary::TermId> kept) const;

    std::size_t size() const;
    std::size_t dimension() const;
    /// Writes row `id` to `out` (dimension() floats).
    void copyRow(vocabulary::TermId id, std::span<float> out) const;

    /// All rows, as within() takes them. Not of what only() made.
    std::span<const std::uint16_t> halves() const;

    /// The digest in the header of a vector file (core/vocabulary/ResourceFile.h), or a hash of the inputs
    /// of forTerms.
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
