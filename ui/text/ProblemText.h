#pragma once

#include "core/records/Problem.h"

#include <QString>

namespace ui {

/// What is to be mended in a line of the records, as a sentence: what was expected, and what to do.
QString problemText(const core::records::Problem &problem);

/// "17", or what leads there in a workbook or an archive: "notes.csv, Sheet1, 17".
QString placeText(const core::records::Place &place);

} // namespace ui
