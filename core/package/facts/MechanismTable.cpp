#include "core/package/facts/MechanismTable.h"

namespace core::package {

std::string noiseInWords(const privacy::Noise &noise)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return "discrete Laplace, t / s = " + std::to_string(laplace->numerator) + " / "
               + std::to_string(laplace->denominator);
    return "discrete Gaussian, sigma^2 = "
           + std::to_string(std::get<privacy::GaussianVariance>(noise).sigmaSquared);
}

} // namespace core::package
