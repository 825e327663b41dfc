#pragma once

#include "core/print/Flow.h"

#include <string>
#include <vector>

namespace core::print {

struct Share
{
    std::string name;
    double amount = 0.0; ///< above 0
    std::string amountText;
};

/// One bar, split in proportion, each part with a number and a pattern; a list below says what they are.
void addShareBar(Flow &flow, const std::vector<Share> &shares);

} // namespace core::print
