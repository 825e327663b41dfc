#pragma once

#include <QString>

namespace ui {

/// Of a dialog that asks for records: what can be read, and all files.
QString recordsFilter();
/// Patterns of what can be read: "*.csv *.jsonl ...".
QString recordsPatterns();

} // namespace ui
