#pragma once

#include "core/audit/Histogram1Canaries.h"

namespace core::audit {

/// The same persons for the method `histogram`, in which they share their
/// weight among all that they have.
class HistogramCanaries final : public Histogram1Canaries
{
public:
    using Histogram1Canaries::Histogram1Canaries;

    void choose(plan::Plan &plan, bool isGaussian) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;
};

} // namespace core::audit
