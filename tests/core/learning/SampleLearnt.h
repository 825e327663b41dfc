#pragma once

#include "core/learning/Learnt.h"
#include "core/vocabulary/Associations.h"

#include <cmath>

namespace tests {

/// Three terms: the first two stand together in 8 of 100 passages, the last two in one.
inline core::learning::Learnt sampleLearnt()
{
    const auto logOf = [](double count) {
        return static_cast<std::uint16_t>(
            std::lround(std::log1p(count) * core::vocabulary::Associations::logSteps));
    };
    core::learning::Learnt learnt;
    learnt.terms = {
        {.term = "heart failure",
         .weight = 2300,
         .concept_ = 0,
         .forms = {"heart failures"},
         .contribution = 4000,
         .prior = 8.5F},
        {.term = "murmur", .weight = 1600, .concept_ = 1, .forms = {}, .contribution = 1, .prior = 7.0F},
        {.term = "gastritis", .weight = 3000, .concept_ = 2, .forms = {}, .contribution = 9, .prior = 5.3F}};
    learnt.vectors = Eigen::MatrixXf::Identity(3, 4);
    learnt.vectors.row(1) << 0.6F, 0.8F, 0, 0;
    learnt.passagesOf = {10, 20, 5};
    learnt.offsets = {0, 1, 3, 4};
    learnt.columns = {1, 0, 2, 1};
    learnt.logCounts = {logOf(8), logOf(8), logOf(1), logOf(1)};
    learnt.origin.origin = "a textbook";
    learnt.origin.licence = "public domain";
    learnt.origin.language = "en";
    learnt.origin.files = {{"book.jsonl", std::string(64, '0')}};
    learnt.origin.passages = 100;
    return learnt;
}

} // namespace tests
