#pragma once

#include "core/privacy/Noise.h"
#include "core/release/Package.h"

#include <string>

namespace core::release {

/// A section of the datasheet: every mechanism with its exact noise, sensitivity and cost, and what the
/// counts in vocabulary.csv are worth.
std::string mechanismSection(const Contents &contents);

/// "discrete Laplace, t / s = 16384 / 1": exact.
std::string noiseInWords(const privacy::Noise &noise);
/// What the kinds of noise of a model are and cost: a sentence or two a line, in plain text.
std::string noiseFormulas(const seeding::SeedModel &model);

} // namespace core::release
