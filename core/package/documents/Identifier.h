#pragma once

#include <string>
#include <string_view>

namespace core::package {

/// A title as an identifier for catalogues: lower-case ASCII letters and digits with single hyphens between,
/// at most 80. Other scripts are transliterated. "synthetic-corpus" where nothing is left.
std::string identifierOf(std::string_view title);

} // namespace core::package
