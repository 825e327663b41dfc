#pragma once

#include "app/rewriter/Weights.h"
#include "core/rewriter/Bpe.h"
#include "core/rewriter/Shape.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace rewriter {

using core::rewriter::Bpe;
using core::rewriter::Token;
using core::rewriter::wordsOf;

/// ADePT (Krishna, Gupta, Dupuy 2021) as in the published experiments: an LSTM reads the words of a row,
/// hidden and cell state joined are what is released of it, and an LSTM that begins with them writes words,
/// the likeliest each time. Folder: `words.json`, a list of words of which the first four are `<pad>`,
/// `<unk>`, `<s>`, `</s>`; `keyseed.json` with "clip", the L2 norm to which a row is clipped; and
/// `model.safetensors`: "embedding.weight" [words x vector], for "encoder." and "decoder." the arrays of an
/// LSTM as torch names them ("weight_ih_l0" ...), "output.weight" [words x hidden], "output.bias".
struct AdeptModel
{
    std::vector<std::string> words;
    std::unordered_map<std::string, Token> numbers;
    Weights weights;
    double clip = 5.0;

    std::int64_t hidden() const { return weights.at("encoder.weight_hh_l0").size(1); }
    std::int64_t valuesPerRow() const { return 2 * hidden(); }
    /// Lower-cased words, rowTokens at most with `</s>`: [rows x rowTokens].
    at::Tensor rows(std::span<const std::string> texts) const;
    /// [rows x valuesPerRow()], not clipped.
    at::Tensor encode(std::span<const std::string> texts) const;
    at::Tensor encodeRows(const at::Tensor &rows) const;
    /// Scores of each next word when `rows` is written, [rows x rowTokens x words].
    at::Tensor decodeRows(const at::Tensor &values, const at::Tensor &rows) const;
    std::vector<std::string> decode(const at::Tensor &values) const;
};

/// A model of random numbers whose words are the most frequent of public texts.
AdeptModel newAdept(std::span<const std::string> texts,
                    std::size_t words,
                    std::int64_t vector,
                    std::int64_t hidden,
                    std::uint64_t seed);
/// Errors: those of InputFile and readWeights; InvalidPlan: not of that form.
core::Result<AdeptModel> openAdept(const std::filesystem::path &folder);
core::Result<void> writeAdept(const AdeptModel &model, const std::filesystem::path &folder);

} // namespace rewriter
