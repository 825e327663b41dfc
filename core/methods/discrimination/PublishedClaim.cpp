#include "core/methods/discrimination/PublishedClaim.h"

#include "core/privacy/accounting/AnalyticGaussian.h"

#include <cmath>

namespace core::synthesis {

double publishedCost(int answers)
{
    return privacy::gaussianEpsilon(std::sqrt(2.0 * answers) / publishedSigma, publishedDelta);
}

int answersPaidFor()
{
    int answers = 0;
    while (publishedCost(answers + 1) <= publishedEpsilon)
        ++answers;
    return answers;
}

double sigmaFor(int questions, double epsilon, double delta)
{
    return std::sqrt(static_cast<double>(questions)) / privacy::gaussianMu(epsilon, delta);
}

} // namespace core::synthesis
