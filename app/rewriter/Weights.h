#pragma once

#include "core/base/Result.h"
#include "core/rewriter/Shape.h"

#include <ATen/ATen.h>
#include <filesystem>
#include <map>
#include <string>

namespace rewriter {

using core::rewriter::Facts;
using core::rewriter::readFacts;
using core::rewriter::readShape;
using core::rewriter::rowTokens;
using core::rewriter::Shape;
using core::rewriter::writeFacts;
using core::rewriter::writeShape;

/// The arrays of a model by name, float32 on the CPU.
using Weights = std::map<std::string, at::Tensor>;

/// Reads a safetensors file of F32 or F16 arrays (others are omitted). Errors: those of VectorStream and
/// readTensors.
core::Result<Weights> readWeights(const std::filesystem::path &path);
core::Result<void> writeWeights(const Weights &weights, const std::filesystem::path &path);

/// The shapes of a BART model's arrays by name, without the tied ones.
std::map<std::string, std::vector<std::int64_t>> arraysOf(const Shape &shape);
/// Exactly those of arraysOf(): a prefix "model." is removed; "final_logits_bias" may be missing. Errors:
/// InvalidPlan: one is missing, has another shape or a number that is invalid.
core::Result<Weights> fitted(Weights weights, const Shape &shape, const std::filesystem::path &path);
/// Returns weights to begin training with: normal numbers of deviation 0.02, ones and zeros.
Weights randomWeights(const Shape &shape, std::uint64_t seed);

} // namespace rewriter
