#pragma once

#include "app/rewriter/Weights.h"
#include "core/rewriter/Bpe.h"
#include "core/rewriter/Shape.h"

#include <ATen/ATen.h>
#include <filesystem>
#include <string>
#include <vector>

namespace rewriter {

using core::rewriter::Bpe;
using core::rewriter::Token;

/// BART (Lewis et al. 2020): encoder and decoder of transformer layers, normalised behind each part, with
/// learned positions and one table of embeddings for both sides and the output.
class Bart final
{
public:
    Bart(Shape shape, Weights weights);

    /// Rows of tokens [rows x length], padding where `isToken` [rows x length] is false, to [rows x length x
    /// width].
    at::Tensor encode(const at::Tensor &tokens, const at::Tensor &isToken) const;
    /// Keys and values that the decoder makes of an encoder's output: all of it is attended to, also padding,
    /// so that the length of the source is not told.
    struct Memory
    {
        std::vector<at::Tensor> keys, values; ///< by layer: [rows x heads x length x width/heads]
    };
    Memory memory(const at::Tensor &encoded) const;
    /// The decoder's memory of its own output, by layer.
    using Past = Memory;
    /// Tokens [rows x n] behind those of `past` (which grows by them), to [rows x n x tokens].
    at::Tensor decode(const at::Tensor &tokens, const Memory &memory, Past &past) const;

    const Shape &shape() const { return m_shape; }
    Weights &weights() { return m_weights; }
    const Weights &weights() const { return m_weights; }

private:
    at::Tensor at(const std::string &name) const { return m_weights.at(name); }
    at::Tensor linear(const at::Tensor &input, const std::string &name) const;
    at::Tensor normalised(const at::Tensor &input, const std::string &name) const;
    at::Tensor embedded(const at::Tensor &tokens, const std::string &side, std::int64_t offset) const;
    at::Tensor feedForward(const at::Tensor &input, const std::string &layer) const;
    at::Tensor attended(const at::Tensor &input,
                        const std::string &name,
                        std::int64_t heads,
                        const at::Tensor &keys,
                        const at::Tensor &values,
                        const at::Tensor &mask) const;

    Shape m_shape;
    Weights m_weights;
};

/// A model with all that belongs to it.
struct BartModel
{
    Bpe bpe;
    Bart bart;
    Facts facts;

    /// Numbers of a row that leave the encoder: tokens x kept units.
    std::int64_t valuesPerRow() const;
    std::vector<std::int64_t> keptUnits() const;
    /// Rows [rows x rowTokens] of texts.
    at::Tensor rows(std::span<const std::string> texts) const;
    /// The kept units of the encoder's output: [rows x valuesPerRow()], not clipped.
    at::Tensor encode(const at::Tensor &rows) const;
    /// Puts kept units into their places among zeros: [rows x rowTokens x width].
    at::Tensor widened(const at::Tensor &values) const;
    /// Beam search. `values` [rows x valuesPerRow()].
    std::vector<std::string> decode(const at::Tensor &values, std::int64_t beams) const;
};

/// Reads config.json, vocab.json, merges.txt, model.safetensors and, if it is there, keyseed.json. Errors:
/// those of each.
core::Result<BartModel> openBart(const std::filesystem::path &folder);
core::Result<void> writeBart(const BartModel &model, const std::filesystem::path &folder);

} // namespace rewriter
