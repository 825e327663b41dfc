#pragma once

#include "core/records/hl7/Separators.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace core::records::hl7 {

/// The text of an encapsulated document (type ED: source^type^subtype^encoding^data), with the encodings to
/// try on its bytes. Else why it has none, in words that quote nothing of it.
tl::expected<std::string, std::string> encapsulatedText(std::string_view field,
                                                        const Separators &separators,
                                                        const std::vector<std::string> &encodings);

} // namespace core::records::hl7
