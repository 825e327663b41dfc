#pragma once

#include <QString>

#include <string_view>

namespace ui {

/// Returns the name of a section of a note: "hospital course". The name of core if it has no words here.
QString sectionTitle(std::string_view name);

/// Returns the name of a language of headings and denials: "German".
QString noteLanguageTitle(std::string_view title);

} // namespace ui
