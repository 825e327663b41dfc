#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// What a reader sees of an RTF document, UTF-8. Never fails.
std::string plainTextOfRtf(std::string_view rtf);

} // namespace core::records
