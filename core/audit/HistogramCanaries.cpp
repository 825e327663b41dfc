#include "core/audit/HistogramCanaries.h"

namespace core::audit {

// About 2 for the table of counts, which has nearly all of it.
void HistogramCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    if (isGaussian)
        plan.synthesis.epsilon = {{"phrases", 8.0}};
    else
        plan.synthesis.epsilon = {{"phrases", 3.0}, {"labels", 1.5}};
}

// Of every (label, phrase) its part of W by informativeness, rounded down; a node holds what its phrases do.
Shares HistogramCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    if (table.name == "units")
        return {{0, unitWeightOf(table)}};
    if (table.name == "labels")
        return Histogram1Canaries::sharesOf(canary, table, known);
    const std::vector<Use> uses = usesOf(person(canary));
    std::int64_t total = 0;
    for (const Use &use : uses)
        total += use.informativeness;
    const bool areClusters = table.name == "clusters";
    const std::size_t nodes = areClusters ? static_cast<std::size_t>(known.parameters.clusters) : phrases();
    Shares shares;
    for (const Use &use : uses)
        shares[use.label * nodes + (areClusters ? known.clusterOf[use.phrase] : use.phrase)] +=
            unitWeightOf(table) * use.informativeness / total;
    return shares;
}

} // namespace core::audit
