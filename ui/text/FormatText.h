#pragma once

#include <QString>

#include <string_view>

namespace core::records {
class Format;
}

namespace ui {

/// Returns the title of a kind of file in the language of the window; proper names stay as they are.
QString formatTitle(const core::records::Format &format);

} // namespace ui
