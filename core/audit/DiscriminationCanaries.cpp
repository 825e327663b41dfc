#include "core/audit/DiscriminationCanaries.h"

namespace core::audit {

// So many questions that Gaussian noise is less than pure noise would be.
void DiscriminationCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    const std::int64_t questions = isGaussian ? 48 : 3;
    plan.synthesis.settings = {{"candidates", std::int64_t{1}},
                               {"questions", questions},
                               {"approved", questions},
                               {"teachers", std::int64_t{50}},
                               {"chosen", std::int64_t{1}}};
    if (isGaussian)
        plan.synthesis.epsilon = {{"teachers", 8.0}};
    else
        plan.synthesis.epsilon = {{"teachers", 6.0}, {"labels", 1.5}};
}

// One vote, a hundred in cell units, for every question, by the one teacher of the home label that has
// anybody.
Shares DiscriminationCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    if (table.name == "labels")
        return EvolutionCanaries::sharesOf(canary, table, known);
    const std::size_t home = labelsPerCanary * canary;
    const std::size_t questions = table.cells / labels();
    Shares shares;
    for (std::size_t question = 0; question < questions; ++question)
        shares[home * questions + question] = 100;
    return shares;
}

} // namespace core::audit
