#pragma once

#include "core/base/Digest.h"
#include "core/base/Public.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Spend.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// Tables that more than one method has.
inline constexpr const char *phraseTableName = "phrases";
inline constexpr const char *clusterTableName = "clusters";
inline constexpr const char *unitTableName = "units";

/// One table of noisy sums that a mechanism released.
struct NoisyTable
{
    std::string name; ///< "phrases", "clusters-200", "vocabulary", "kernel-4", "labels" ...
    privacy::NoisyCounts counts;
};

/// The public choices that shape a model; which of them count depends on the method.
struct MethodParameters
{
    std::string method;      ///< the name of a synthesizer
    int length = 10;         ///< L, phrases in a sequence
    int phrasesPerUnit = 0;  ///< S: how many distinct phrases of a unit count in a table of phrases
    int clusters = 0;        ///< K: groups of near phrases at the coarse resolution (histogram); 0 = none
    int selectedPhrases = 0; ///< N: size of the privatised vocabulary (kernel methods)
    int featurePairs = 0;    ///< m: cosine and sine pairs of random Fourier features (kernel methods)
    std::vector<int> prefixSizes; ///< numbers of phrases B_j that the kernel sums look at, ascending
    /// Numbers of a method that has others than these, by a key of its own; each 0 to 2^20.
    std::map<std::string, std::vector<int>, std::less<>> further;
};

/// The facts of a model without its noisy tables: public choices and inputs.
struct ModelFacts
{
    MethodParameters parameters;
    std::vector<std::string> labels;  ///< declared labels; one empty label for a plan without labels
    std::string vocabularySource;     ///< its public name, see plan::publicName()
    Digest vocabularyDigest = {};     ///< the public vocabulary the cells refer to
    std::uint32_t vocabularySize = 0; ///< V, phrases
    Digest embeddingDigest = {};      ///< the public vectors that clusters and features were made with
    bool unitIsPerson = false;
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger; 0 of release 0.1
    privacy::Spend spend;         ///< all tables together
};

/// Everything a commit released, and the public facts it refers to. Only ever met as Released<ReleasedModel>.
struct ReleasedModel : ModelFacts
{
    /// Released, in the order of the draws.
    std::vector<NoisyTable> tables;
    /// The privatised vocabulary of the kernel methods, by falling noisy count: post-processing of the table
    /// "vocabulary", kept because the later tables refer to it.
    std::vector<vocabulary::TermId> selected;
    /// The cluster of each phrase (histogram with clusters), made from the public vectors.
    std::vector<std::uint32_t> clusterOf;
    /// The texts of the last votes, in the order of their cells, for a method that chooses among texts.
    std::vector<Candidate> pool = {};

    const NoisyTable *table(std::string_view name) const
    {
        for (const NoisyTable &each : tables)
            if (each.name == name)
                return &each;
        return nullptr;
    }
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::ModelFacts> = true;

namespace core::synthesis {

/// A table that a commit will release, known from public choices alone before any record is read.
struct PlannedTable
{
    std::string name;
    std::size_t cells = 0;
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
    int round = 1; ///< of a method that draws in several, in ascending order
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PlannedTable> = true;
