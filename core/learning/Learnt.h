#pragma once

#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/LexiconFile.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace core::learning {

/// A vocabulary as it was learnt from public texts, in memory. Term i has row i of all the rest.
struct Learnt
{
    std::vector<vocabulary::LexiconTerm> terms; ///< with contribution and prior; the likeliest first
    Eigen::MatrixXf vectors;                    ///< [terms x dimension], rows of norm 1
    std::vector<std::uint32_t> passagesOf;      ///< passages that hold each term
    std::vector<std::uint64_t> offsets;         ///< of the rows of associations (Associations.h)
    std::vector<std::uint16_t> columns;
    std::vector<std::uint16_t> logCounts;
    vocabulary::LearntOrigin origin;
};

/// Returns a vocabulary with its vectors and associations in memory. Without associations no two terms occur
/// together.
Learnt learntOf(const vocabulary::Vocabulary &known,
                const embedding::Embedding &vectors,
                const vocabulary::Associations *associations,
                vocabulary::LearntOrigin origin);

/// Returns the bytes of the file that save() writes. Errors: InvalidParameter as of save().
Result<std::string> fileBytes(const Learnt &learnt);

/// Writes all of it into one file (vocabulary::LearntFile opens it). The same content makes the same bytes.
/// Errors: Io; InvalidParameter: no term, a term that cannot be kept.
Result<void> save(const Learnt &learnt, const std::filesystem::path &path);

/// Loads a file for editing. Errors: those of LearntFile::open.
Result<Learnt> load(const std::filesystem::path &path);

/// Returns a copy without some terms; its origin states this. `leftOut` is in any order. Error:
/// InvalidParameter if no term would be left, or one does not exist.
Result<Learnt> without(const Learnt &learnt, std::span<const vocabulary::TermId> leftOut);

} // namespace core::learning
