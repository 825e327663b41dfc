#pragma once

#include "core/release/Package.h"

#include <string>

namespace core::release {

/// datasheet.md: the questions of "Datasheets for Datasets" (Gebru and others, 2021) that apply, with the
/// exact mechanisms and both accounts, for those who must check the release.
std::string datasheetText(const Contents &contents);

} // namespace core::release
