#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// A text that core marked for translators (core/base/ForTranslators.h), such as the title of a method or a
/// line of a family of methods, in the language of the window; in English while it is not translated.
QString methodWords(std::string_view english);

} // namespace ui
