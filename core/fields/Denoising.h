#pragma once

#include <vector>

/// Steps that make noisy marginals consistent. All of them are post-processing.
namespace core::fields {

/// Projects onto the numbers from 0 on with this sum: the nearest such point (Duchi et al. 2008).
void projectOnto(double sum, std::vector<double> &cells);

/// Shrinks towards equal cells by as much as the noise explains of the difference (empirical Bayes).
void shrinkToEqual(double units, double deviation, std::vector<double> &cells);

/// Scales to the margins, alternating (iterative proportional fitting).
void fitMargins(const std::vector<double> &rows,
                const std::vector<double> &columns,
                std::vector<double> &cells);

} // namespace core::fields
