#pragma once

#include "core/package/contents/Contents.h"

#include <string>

namespace core::package {

/// The YAML at the head of dataset-card.md that dataset hubs (Hugging Face) read, with a line break at the
/// end.
std::string datasetCardHeader(const Contents &contents);

} // namespace core::package
