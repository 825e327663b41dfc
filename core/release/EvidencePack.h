#pragma once

#include "core/release/Package.h"

#include <string>
#include <vector>

namespace core::release {

/// expert-evidence.md: methods, assumptions and figures for an expert who makes a determination under 45 CFR
/// 164.514(b)(1), with room for the expert's own findings. Makes none itself and claims no compliance.
/// `files` has sums and sizes of the files that were written before.
std::string evidenceText(const Contents &contents, const std::vector<FileEntry> &files);

} // namespace core::release
