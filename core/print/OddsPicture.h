#pragma once

#include "core/print/Flow.h"

#include <string>

namespace core::print {

/// A picture of 100 dots, some of them filled: a probability before and after, side by side.
struct OddsPicture
{
    int before = 50;
    std::string beforeText;
    int after = 100;
    std::string afterText;
};

void addOdds(Flow &flow, const OddsPicture &odds);

} // namespace core::print
