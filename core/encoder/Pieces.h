#pragma once

#include "core/base/Result.h"
#include "core/encoder/ModelJson.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::encoder {

using Token = std::uint32_t;

/// The pieces of a vocabulary of tokens by text.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
using Tokens = std::unordered_map<std::string, Token, TextHash, std::equal_to<>>;

/// Cuts words into the tokens of a vocabulary. Immutable, safe to use from many threads.
class Pieces
{
public:
    virtual ~Pieces() = default;

    /// Adds the tokens of a word, in order, to `tokens`. What the vocabulary does not have becomes unknown().
    virtual void cut(std::string_view word, std::vector<Token> &tokens) const = 0;
    /// Returns the token of a piece, or nothing.
    virtual std::optional<Token> find(std::string_view piece) const = 0;
    virtual Token unknown() const = 0;
    /// Returns the largest token.
    virtual Token largest() const = 0;

    /// Reads the member "model" of a tokenizer.json: WordPiece (Schuster and Nakajima 2012: the longest piece
    /// first) or Unigram (Kudo 2018: the likeliest cut). Errors: InvalidPlan: another model, a vocabulary
    /// that does not have its form.
    static Result<std::unique_ptr<const Pieces>> from(const ModelJson &file);
    /// Makes the pieces of a vocab.txt: WordPiece with "##" inside of words. Errors: InvalidPlan: no
    /// `unknown` in it.
    static Result<std::unique_ptr<const Pieces>>
    fromList(const ModelJson &file, std::string_view lines, const std::string &unknown);
};

} // namespace core::encoder
