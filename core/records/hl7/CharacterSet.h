#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::hl7 {

/// The encodings to try, in this order, on a message whose MSH-18 is `characterSet` (HL7's table 0211:
/// "8859/1", "UNICODE UTF-8"; of repetitions the first): what it says, then what the steward says of the
/// file; UTF-8 where neither says anything. ASCII says nothing, as everything that is read begins with it.
std::vector<std::string> encodingsOf(std::string_view characterSet, const std::optional<std::string> &ofFile);

} // namespace core::records::hl7
