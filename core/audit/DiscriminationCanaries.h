#pragma once

#include "core/audit/EvolutionCanaries.h"

namespace core::audit {

/// Canaries of `dp-da`: the persons of `augpe`. Each is alone under its home label, so that it is alone in
/// its teacher of that label and decides all answers of the teacher. The teachers say yes to everything they
/// are asked, which is the most that one person can change. The tests of the method show which texts a
/// teacher approves when it has to choose.
class DiscriminationCanaries final : public EvolutionCanaries
{
public:
    using EvolutionCanaries::EvolutionCanaries;

    void choose(plan::Plan &plan, bool isGaussian) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;
};

} // namespace core::audit
