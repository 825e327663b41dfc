#pragma once

#include "core/release/Package.h"

#include <string>

namespace core::release {

/// datasheet.md: the questions of "Datasheets for Datasets" (Gebru and others, 2021) that apply, with the
/// exact mechanisms and both accounts, for those who must check the release.
std::string datasheetText(const Contents &contents);

/// A section of it: what the package costs in both accounts, and what that means.
std::string accountsSection(const BudgetStatement &budget);

} // namespace core::release
