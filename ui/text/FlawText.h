#pragma once

#include "core/writing/Document.h"

#include <QString>

#include <vector>

namespace ui {

/// Returns the flaws that the check of answers found in a document: "cut off, phrases missing"; empty without
/// a flaw.
QString flawsText(const std::vector<core::writing::Flaw> &flaws);

} // namespace ui
