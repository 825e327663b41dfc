#pragma once

#include <string_view>

namespace core::release {

/// recipients-guide.md: how to load, verify and use a package. The same for every package; the text of
/// resources/guide/recipients-guide.md, compiled in.
std::string_view recipientsGuideText();

} // namespace core::release
