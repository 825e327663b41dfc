#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// Returns a label as people see it, to compare it with others: in Unicode's form NFC, every blank as a
/// space, without blanks around it and without invisible characters (byte-order marks, characters without a
/// width, directional marks, soft hyphens, control characters). Joiners stay between letters whose shape they
/// change, those of Arabic and Indian scripts and of emoji.
std::string asSeen(std::string_view label);

/// Returns an id of a person or a key of a join, to compare it with others: as asSeen(), and a whole number
/// without the decimals that spreadsheets and data frames add (`1000.0`, `1.0e3` and `1000` are one id).
std::string idOf(std::string_view cell);

} // namespace core::records
