#pragma once

#include "core/writing/Document.h"

#include <QString>

#include <vector>

namespace ui {

/// What the check of the answers said of a document: "cut off, phrases missing"; empty without a flaw.
QString flawsText(const std::vector<core::writing::Flaw> &flaws);

} // namespace ui
