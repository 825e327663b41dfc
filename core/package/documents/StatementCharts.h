#pragma once

#include "core/package/contents/Contents.h"
#include "core/print/Flow.h"

/// The pictures of the privacy statement, each with its heading and a sentence on how to read it.
namespace core::package {

/// The largest noisy counts, with the noise and the threshold.
void addCountsChart(print::Flow &flow, const Contents &contents);
/// What each mechanism costs of the whole.
void addBudgetChart(print::Flow &flow, const Contents &contents);
/// What the ledger says of the data source.
void addLedgerChart(print::Flow &flow, const Contents &contents);

} // namespace core::package
