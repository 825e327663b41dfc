#pragma once

#include "core/package/text/JsonText.h"

#include <string>

namespace core::package {

/// As YAML, with a line break at the end; keys stay in their order. A text is read as a text by every version
/// of YAML, whatever it looks like; one of several lines that ends with a line break stands as a literal
/// block, which people can read.
std::string yamlText(const Json &value);

} // namespace core::package
