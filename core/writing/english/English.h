#pragma once

#include "core/writing/Language.h"

namespace core::writing::inEnglish {

extern const DocumentPatterns medicalRecord;
extern const DocumentPatterns dischargeSummary;
extern const DocumentPatterns radiologyReport;
extern const DocumentPatterns encyclopaediaSummary;
extern const DocumentPatterns general;

std::span<const Ending> endings();

} // namespace core::writing::inEnglish
