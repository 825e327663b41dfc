#pragma once

#include "core/base/Result.h"
#include "core/rewriter/Shape.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rewriter {

using core::rewriter::rowTokens;
using core::rewriter::Shape;

/// Everything that training is decided by. Texts are public: nothing of what is learned here is protected.
struct TrainingPlan
{
    std::vector<std::filesystem::path> texts; ///< one text a line, UTF-8
    std::filesystem::path out;                ///< folder of the model that is made, and of its checkpoint
    std::filesystem::path from;               ///< folder of the model to continue from; empty: a new one
    bool isAdept = false;
    Shape shape;               ///< of a new one; its tokens are learned from the texts
    double clip = 0.0;         ///< 0: that of `from`, or for a new one 1 (BART) or 5 (ADePT)
    std::int64_t rounds = 0;   ///< prunings of a quarter of the units that are left, each before its steps
    std::int64_t steps = 1000; ///< of a round
    std::int64_t batch = 64;   ///< rows of a step
    double rate = 0.0;         ///< of Adam, the largest; 0: that of Learner::usualRate()
    double noiseEpsilon = 0.0; ///< of a row, noise for which is added in training; 0: none
    double noiseDelta = 1e-5;
    std::int64_t every = 100;  ///< steps between looks at the held-out part, each with a checkpoint
    std::int64_t patience = 5; ///< looks without a better one after which a round ends
    std::uint64_t seed = 1;
    int threads = 1;
};

struct Progress
{
    std::int64_t step = 0, steps = 0;
    std::int64_t units = 0; ///< that are left
    double loss = 0.0;      ///< of the steps since the last, nats a token
    double heldOutLoss = 0.0;
};

/// False to stop; the checkpoint of that step is on disk.
using ProgressTold = std::function<bool(const Progress &)>;

/// Trains and writes the model; a checkpoint of the same plan in `out` is continued, and removed at the end.
/// Gives the curve. Errors: InvalidPlan, those of the files; Cancelled.
core::Result<std::vector<Progress>> train(const TrainingPlan &plan, const ProgressTold &told);

/// The standard deviation of Gaussian noise for numbers in [-clip, clip] that is (epsilon, delta)-private for
/// a row.
double noiseDeviation(double clip, std::int64_t values, double epsilon, double delta);

} // namespace rewriter
