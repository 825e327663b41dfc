#pragma once

#include <QString>

#include <string>

namespace ui {

/// Returns the name of a column on the page, or in words what it takes from the file's name
/// (core/records/parts/Part.h).
QString columnText(const std::string &column);

} // namespace ui
