#pragma once

#include "core/evaluation/Usefulness.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::evaluation {

struct Interval
{
    double low = 0.0;
    double high = 1.0;
};

/// Wilson's interval (1927) for a share of `correct` among `tested` independent answers, 95 %, without
/// continuity correction. 0 to 1 where nothing was tested.
Interval wilsonInterval(std::int64_t correct, std::int64_t tested);

/// The figures that follow from a confusion matrix. PRIVATE.
ClassifierScore
scoreOf(std::string classifier, std::string features, std::vector<std::vector<std::int64_t>> confusion);

/// The figures of one label in a confusion matrix. PRIVATE.
struct LabelScore
{
    std::int64_t records = 0;  ///< of this label
    std::int64_t found = 0;    ///< of them, taken for it
    std::int64_t answered = 0; ///< records taken for it, rightly or not

    double recall() const;    ///< found / records; 0 without one
    double precision() const; ///< found / answered; 0 without one
};

/// Returns the scores in the order of the labels.
std::vector<LabelScore> labelScores(const ClassifierScore &score);

} // namespace core::evaluation
