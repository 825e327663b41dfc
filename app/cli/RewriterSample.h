#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <string>
#include <vector>

namespace cli {

/// Public texts to see rewritten, and how.
struct SampleOptions
{
    std::string folder; ///< of the model
    std::vector<std::string> texts;
    std::vector<double> epsilons; ///< of a row
    double delta = 1e-5;
    bool isPublic = false;
    bool json = false;
};

/// Each row of the texts above what is left of it: without noise, and at each epsilon. Spends nothing.
core::Result<std::string> sampleRewriting(const SampleOptions &options, core::JobControl &control);

} // namespace cli
