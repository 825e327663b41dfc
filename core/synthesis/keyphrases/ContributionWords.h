#pragma once

#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>

namespace core::synthesis {

/// The unit of privacy in a word: what the statement is "per".
inline const char *unitWord(bool unitIsPerson)
{
    return unitIsPerson ? "patient" : "record";
}

/// The bound on what a unit adds that the noise of a table of weights is calibrated to.
inline std::string boundInWords(const NoisyTable &table)
{
    if (normFor(table.counts.noise) == ContributionNorm::L2)
        return "whole numbers whose squares sum to at most "
               + std::to_string(table.counts.sensitivity.l2Squared);
    return "whole numbers, in all at most " + std::to_string(table.counts.sensitivity.l1);
}

} // namespace core::synthesis
