#pragma once

#include "core/writing/Language.h"

namespace core::writing::inGerman {

extern const DocumentPatterns medicalRecord;
extern const DocumentPatterns dischargeSummary;
extern const DocumentPatterns radiologyReport;
extern const DocumentPatterns encyclopaediaSummary;
extern const DocumentPatterns general;

} // namespace core::writing::inGerman
