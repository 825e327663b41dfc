#pragma once

#include <QString>

namespace ui {

/// Returns the filter of a dialog that asks for records: readable files, and all files.
QString recordsFilter();
/// Patterns of what can be read: "*.csv *.jsonl ...".
QString recordsPatterns();

} // namespace ui
