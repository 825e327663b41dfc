#pragma once

#include "core/audit/EvolutionCanaries.h"

namespace core::audit {

/// Canaries of `dp-da`: the persons of `augpe`. Each is alone under its home label, so that it is alone in
/// whichever of the teachers of that label it comes to, and decides over all that the teacher answers. The
/// teachers say yes to everything they are asked, which is the most that one person can change. What a
/// teacher says yes to where it has to choose, the tests of the method show.
class DiscriminationCanaries final : public EvolutionCanaries
{
public:
    using EvolutionCanaries::EvolutionCanaries;

    void choose(plan::Plan &plan, bool isGaussian) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;
};

} // namespace core::audit
