#pragma once

#include "core/release/Package.h"

#include <string>

namespace core::release {

/// A section of the datasheet: every mechanism with its exact noise, sensitivity and cost, and what the
/// counts in vocabulary.csv are worth.
std::string mechanismSection(const Contents &contents);

} // namespace core::release
