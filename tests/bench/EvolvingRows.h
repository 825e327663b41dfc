#pragma once

#include "core/plan/Plan.h"

#include <span>
#include <string>
#include <string_view>

namespace bench {

/// A way to a corpus that is measured: a method with its settings, and how epsilon is shared.
struct EvolvingRow
{
    std::string_view key;   ///< on the command line
    std::string_view words; ///< in the table
    std::string_view method;
    bool isChosenAlone = false; ///< the documents are the texts that the last votes chose
    /// Settings, and the budget where it is not the method's own; `documents` of a label are wanted.
    void (*change)(core::plan::Plan &plan, double epsilon, int documents) = nullptr;
};

/// In the order of the table. A method that the program does not have is left out there.
std::span<const EvolvingRow> evolvingRows();

/// `plan` for the row at this epsilon; false where there is no such method.
bool planFor(const EvolvingRow &row, double epsilon, double delta, core::plan::Plan &plan);

} // namespace bench
