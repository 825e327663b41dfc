#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace core::rewriter {

/// Tokens of a row, as published: what is longer is cut.
inline constexpr std::int64_t rowTokens = 20;

/// Sizes of a BART model, the part of `config.json` that is used.
struct Shape
{
    std::int64_t width = 768;      ///< d_model
    std::int64_t tokens = 50265;   ///< vocab_size
    std::int64_t positions = 1024; ///< max_position_embeddings, to which BART adds 2
    std::int64_t encoderLayers = 6, decoderLayers = 6;
    std::int64_t encoderHeads = 12, decoderHeads = 12;
    std::int64_t encoderInner = 3072, decoderInner = 3072;
    std::int64_t start = 2; ///< decoder_start_token_id
    bool isScaled = false;  ///< scale_embedding
};

/// The facts of a model beyond its form, in `keyseed.json` beside it. A model from elsewhere has none.
struct Facts
{
    double clip = 0.1;              ///< every number of the encoder is clipped to [-clip, clip]
    std::vector<std::int64_t> kept; ///< units of the encoder that are not pruned, ascending; empty: all
    double noiseEpsilon = 0.0;      ///< of a row, trained with noise for it; 0: none
    double noiseDelta = 0.0;
};

/// Errors: those of InputFile; InvalidPlan: no BART model of sizes that can be.
Result<Shape> readShape(const std::filesystem::path &folder);
Result<void> writeShape(const Shape &shape, const std::filesystem::path &folder);
/// Returns the facts; defaults if the file does not exist. Errors: as readShape().
Result<Facts> readFacts(const std::filesystem::path &folder, std::int64_t width);
Result<void> writeFacts(const Facts &facts, const std::filesystem::path &folder);

} // namespace core::rewriter
