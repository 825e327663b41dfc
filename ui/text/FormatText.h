#pragma once

#include <QString>

#include <string_view>

namespace core::records {
class Format;
}

namespace ui {

/// What a kind of file is called: proper names as they are, the others in the language of the window.
QString formatTitle(const core::records::Format &format);

} // namespace ui
