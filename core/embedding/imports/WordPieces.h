#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace core::embedding {

/// Cuts folded words into the pieces that a table of vectors has rows for.
class WordPieces
{
public:
    virtual ~WordPieces() = default;

    /// Returns the numbers of the pieces, in order, without those that the vocabulary does not know.
    virtual std::vector<std::uint32_t> piecesOf(std::string_view word) const = 0;

    /// Reads the vocabulary of a tokenizer.json of the library "tokenizers": a model WordPiece (Schuster and
    /// Nakajima 2012: the longest piece first) or Unigram (Kudo 2018: the likeliest cut, each word led by
    /// U+2581). Accents are removed where its normalizer does so; case is not kept, as words are folded.
    /// Errors: those of readWholeFile; InvalidPlan: no such file, a model of another kind.
    static Result<std::unique_ptr<const WordPieces>> open(const std::filesystem::path &path);
};

} // namespace core::embedding
