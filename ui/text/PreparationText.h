#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// What a section of a note is called: "hospital course". Its name of core where it has no words here.
QString sectionTitle(std::string_view name);

/// What a language of headings and denials is called: "German".
QString noteLanguageTitle(std::string_view title);

} // namespace ui
