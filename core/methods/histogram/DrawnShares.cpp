#include "core/methods/histogram/DrawnShares.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace core::synthesis {

namespace {

// Keeps all equals at the border.
void keepLikeliest(Eigen::MatrixXf &shares, Eigen::Index label)
{
    if (shares.cols() <= mostDrawnPhrases)
        return;
    std::vector<float> sorted(static_cast<std::size_t>(shares.cols()));
    Eigen::Map<Eigen::RowVectorXf>(sorted.data(), shares.cols()) = shares.row(label);
    const auto last = sorted.begin() + mostDrawnPhrases - 1;
    std::nth_element(sorted.begin(), last, sorted.end(), std::greater<>());
    shares.row(label) = (shares.row(label).array() >= *last).select(shares.row(label), 0.0F);
}

} // namespace

Eigen::MatrixXf drawnShares(Eigen::MatrixXf shares, const vocabulary::Vocabulary &phrases)
{
    for (Eigen::Index phrase = 0; phrase < shares.cols(); ++phrase)
        if (const auto counts = phrases.contribution(static_cast<vocabulary::TermId>(phrase)))
            shares.col(phrase) /= std::sqrt(static_cast<float>(*counts));
    for (Eigen::Index label = 0; label < shares.rows(); ++label) {
        keepLikeliest(shares, label);
        if (const float sum = shares.row(label).sum(); sum > 0)
            shares.row(label) /= sum;
    }
    return shares;
}

} // namespace core::synthesis
