#include "core/synthesis/histogram/DrawnShares.h"

#include <cmath>

namespace core::synthesis {

Eigen::MatrixXf drawnShares(Eigen::MatrixXf shares, const vocabulary::Vocabulary &phrases)
{
    for (Eigen::Index phrase = 0; phrase < shares.cols(); ++phrase)
        if (const auto counts = phrases.contribution(static_cast<vocabulary::TermId>(phrase)))
            shares.col(phrase) /= std::sqrt(static_cast<float>(*counts));
    for (Eigen::Index label = 0; label < shares.rows(); ++label)
        if (const float sum = shares.row(label).sum(); sum > 0)
            shares.row(label) /= sum;
    return shares;
}

} // namespace core::synthesis
