#pragma once

#include "core/synthesis/PublicInputs.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace core::synthesis {

/// The information of the labels' public names about the phrases under them.
struct LabelNames
{
    /// [labels x V]: how much nearer a phrase lies to the name of a label than to those of the labels on
    /// average, by the cosine of their public vectors; >= 0, and 0 for a label whose name holds no phrase.
    Eigen::MatrixXf nearness;
    int named = 0; ///< labels whose names hold a phrase of the vocabulary
};

/// A name lies where the phrases in it do, the rarer the more. Public: no record has a say in it.
LabelNames labelNames(const std::vector<std::string> &labels, const PublicInputs &inputs);

} // namespace core::synthesis
