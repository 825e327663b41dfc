#pragma once

#include "core/release/Package.h"

#include <string>

namespace core::release {

/// dataset-card.md: a short description with a YAML header, in the form that dataset hubs (Hugging Face)
/// read.
std::string datasetCardText(const Contents &contents);

} // namespace core::release
