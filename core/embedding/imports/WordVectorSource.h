#pragma once

#include "core/embedding/Source.h"
#include "core/embedding/imports/TermVectors.h"
#include "core/embedding/imports/WordVectors.h"

#include <cstdint>

namespace core::embedding {

/// A source that makes the vectors of terms of a file with vectors of words. What was made is kept in the
/// cache of the caller (VectorCache.h), by the vocabulary and by what the files are, so that it is made once.
class WordVectorSource : public Source
{
public:
    Result<Embedding> open(const Settings &settings,
                           const Terms &terms,
                           const Folders &folders,
                           JobControl &control) const final;

private:
    /// Fills in what the file has for the words, and gives how many words the file has in all. `settings` are
    /// checked.
    virtual Result<std::uint64_t>
    read(const Settings &settings, WordVectors &words, JobControl &control) const = 0;
    virtual WordWeights weights() const { return WordWeights::ByRank; }
};

} // namespace core::embedding
