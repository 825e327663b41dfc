#pragma once

#include "core/print/Flow.h"

#include <string>

namespace core::print {

/// Of 100 dots so many are filled: a chance before and after, side by side.
struct OddsPicture
{
    int before = 50;
    std::string beforeText;
    int after = 100;
    std::string afterText;
};

void addOdds(Flow &flow, const OddsPicture &odds);

} // namespace core::print
