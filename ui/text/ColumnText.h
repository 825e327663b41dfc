#pragma once

#include <QString>

#include <string>

namespace ui {

/// What a column is called on the page: its name, or in words what it takes from the file's name
/// (core/records/parts/Part.h).
QString columnText(const std::string &column);

} // namespace ui
