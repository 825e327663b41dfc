#pragma once

#include "core/records/Problem.h"

#include <QString>

namespace ui {

/// What is to be mended in a line of the records, as a sentence: what was expected, and what to do.
QString problemText(const core::records::Problem &problem);

} // namespace ui
