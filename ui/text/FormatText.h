#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace core::records {
class Format;
}

namespace ui {

/// Returns the filter of a dialog that asks for records: readable files, and all files.
QString recordsFilter();
/// Patterns of what can be read: "*.csv *.jsonl ...".
QString recordsPatterns();

/// Returns the name of a column on the page, or in words what it takes from the file's name
/// (core/records/parts/Part.h).
QString columnText(const std::string &column);

/// Returns the title of a kind of file in the language of the window; proper names stay as they are.
QString formatTitle(const core::records::Format &format);

} // namespace ui
