#pragma once

#include "core/privacy/Noise.h"

#include <string>

namespace core::package {

/// "discrete Laplace, t / s = 16384 / 1": exact.
std::string noiseInWords(const privacy::Noise &noise);

} // namespace core::package
