#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/embedding/VectorFile.h"
#include "core/embedding/imports/WordVectors.h"
#include "core/vocabulary/Vocabulary.h"

#include <filesystem>
#include <span>

namespace core::embedding {

struct TermVectors;

/// Fills in the rows of the terms that a source of vectors does not know, from those that it does, as
/// termVectors() says, and counts them. Errors: Cancelled; those of opening the built-in vectors.
Result<void> carryOver(const vocabulary::Vocabulary &terms,
                       std::span<const vocabulary::TermId> known,
                       std::span<const vocabulary::TermId> unknown,
                       const std::filesystem::path &resources,
                       TermVectors &made,
                       JobControl &control);

/// How vectors of words become one of a term.
enum class WordWeights {
    /// Unit vectors of the words, each weighted by a / (a + p), where p is how often the word occurs in the
    /// texts that the vectors were trained on (Arora, Liang and Ma 2017, with their a = 1e-3). The files do
    /// not contain p, but are sorted by it: a word of rank r among n is assumed to have p = 1 / (r (ln n +
    /// 0.58)), which is Zipf's law. The weights of the vocabulary are those of its terms, not of their words.
    ByRank,
    /// The sum of the unchanged vectors: the file has weighted them itself.
    AsTheyAre,
};

/// The rows of a vocabulary, and what was found of it.
struct TermVectors
{
    HalfRows rows;
    VectorFacts facts;
};

/// Makes the vectors of the terms. A term takes its own vector where the file has one, else the mean of its
/// words' (two words that the file has as one count as one; words without a vector are omitted). A term of
/// which no word is known takes its built-in vector (core/embedding/DerivedVectors.h), carried over by the
/// linear map that fits the terms known to both best, by ridge regression (as Mikolov, Le and Sutskever 2013
/// between languages); one that is not known there either, or where less than 32 are known to both, a
/// pseudo-random unit vector of its text. `wordsInFile` is the n above; `resources` has the built-in vectors.
/// Errors: Cancelled; those of opening the built-in ones.
Result<TermVectors> termVectors(const vocabulary::Vocabulary &terms,
                                const WordVectors &words,
                                WordWeights weights,
                                std::uint64_t wordsInFile,
                                const std::filesystem::path &resources,
                                JobControl &control);

} // namespace core::embedding
