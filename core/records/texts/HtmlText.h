#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// What a reader sees of an HTML text, UTF-8. Never fails.
std::string plainTextOfHtml(std::string_view html);

} // namespace core::records
