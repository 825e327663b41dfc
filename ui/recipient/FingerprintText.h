#pragma once

#include <QString>

#include <string>

namespace ui {

/// A fingerprint as it is read out, "F64F 76A3" as "Foxtrot 6 4 Foxtrot, 7 6 Alfa 3": letters by the alphabet
/// of the ITU (Radio Regulations, Appendix 14), which is the same in every language.
QString spokenFingerprint(const std::string &fingerprint);

} // namespace ui
