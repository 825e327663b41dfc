#pragma once

#include "core/privacy/Spend.h"

namespace core::synthesis {

/// A forecast of rewritten rows: from public numbers alone, before anything is spent.
struct RowForecast
{
    int rows = 0;               ///< that come out, of all records together
    int rowsPerUnit = 0;        ///< that a unit pays for together
    privacy::Spend row;         ///< of one row by itself, as spendOfRow() has it
    double noiseBesideClip = 0; ///< standard deviation on a number, where what it is clipped to is 1
};

} // namespace core::synthesis
