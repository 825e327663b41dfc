#pragma once

#include <string>

namespace core::privacy {

/// Returns whether a data source can have this name: it is shown in tables, printed in packages and compared
/// by people. UTF-8 on one line, with a visible character, without control characters and without characters
/// that are invisible or that change the direction of text.
bool isSourceName(const std::string &name);

/// Returns the form by which names of data sources are compared: compatibility characters replaced and case
/// folded (NFKC_Casefold of Unicode), without blanks at both ends, and with one space for each run of blanks.
/// Two spellings that look the same or differ in case alone are one source.
std::string sourceKey(const std::string &name);

} // namespace core::privacy
