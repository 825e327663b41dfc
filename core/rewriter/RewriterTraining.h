#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/rewriter/ModelFolder.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace core::rewriter {

/// The texts and settings of a training. The texts are public: nothing that is learned here is protected. The
/// values are those of `keyseed-rewriter train`, which refuses values out of range.
struct TrainingRequest
{
    std::vector<std::filesystem::path> texts; ///< one text a line, UTF-8
    std::filesystem::path out;                ///< folder of the model that is made, and of its checkpoint
    std::filesystem::path from;               ///< folder of the model to continue from; empty: a new one
    ModelForm form = ModelForm::Bart;
    std::int64_t width = 96;        ///< of a new one
    std::int64_t layers = 2;        ///< of a new one, in its encoder and in its decoder
    std::int64_t vocabulary = 2000; ///< tokens of a new one
    double clip = 0.0;              ///< 0: that of `from`, for a new one 1 (BART) or 5 (ADePT)
    std::int64_t rounds = 0;   ///< prunings of a quarter of the units, each before its steps (dp-bart-pr)
    std::int64_t steps = 1000; ///< of a round
    std::int64_t batch = 64;   ///< rows of a step
    double rate = 0.0;         ///< largest learning rate; 0: the usual one of the model
    double noiseEpsilon = 0.0; ///< of a row, noise for which is added in training (dp-bart-pr+); 0: none
    double noiseDelta = 1e-5;
    std::int64_t every = 100;  ///< steps between looks at the held-out part, each with a checkpoint
    std::int64_t patience = 5; ///< looks without a better one after which a round ends
    std::int64_t seed = 1;
    std::int64_t threads = 1;
};

struct TrainingProgress
{
    std::int64_t step = 0, steps = 0;
    std::int64_t units = 0;   ///< that are left
    double loss = 0.0;        ///< of the steps since the last, nats a token
    double heldOutLoss = 0.0; ///< early stopping looks at
};

/// Lets `program` train and waits for it; after a cancel the same request continues from the last checkpoint
/// in `out`. `control` gets the stage "training"; `told` each evaluation on the held-out part. `silence`: how
/// long the program may take between two looks, all of reading the texts before the first. Gives the facts of
/// the model. Errors: those of RewriterProcess; InvalidPlan and InvalidParameter in the program's words, for
/// there is no private text; Cancelled.
Result<ModelFacts> trainRewriter(const std::string &program,
                                 const TrainingRequest &request,
                                 std::chrono::milliseconds silence,
                                 JobControl &control,
                                 const std::function<void(const TrainingProgress &)> &told);

} // namespace core::rewriter
