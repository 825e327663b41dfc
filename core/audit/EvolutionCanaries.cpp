#include "core/audit/EvolutionCanaries.h"

#include "core/audit/CanaryWorld.h"

#include <array>

namespace core::audit {

namespace {

// The records of one person under the home label and the two after it: nearly all, or just most.
constexpr std::array<std::array<std::size_t, EvolutionCanaries::labelsPerCanary>, 2> recordsUnder = {
    {{44, 3, 3}, {18, 17, 15}}};

} // namespace

// So many rounds that Gaussian noise is less than pure noise would be.
void EvolutionCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    plan.synthesis.settings = {{"chosen", std::int64_t{1}},
                               {"variations", std::int64_t{0}},
                               {"rounds", std::int64_t{isGaussian ? 16 : 3}}};
    if (isGaussian)
        plan.synthesis.epsilon = {{"votes", 8.0}};
    else
        plan.synthesis.epsilon = {{"votes", 6.0}, {"labels", 1.5}};
}

std::vector<CanaryRecord> EvolutionCanaries::recordsOf(std::size_t canary) const
{
    std::vector<CanaryRecord> records;
    const auto &parts = recordsUnder[canary % recordsUnder.size()];
    for (std::size_t part = 0; part < parts.size(); ++part)
        for (std::size_t record = 0; record < parts[part]; ++record)
            records.push_back(
                {labelsPerCanary * canary + part, phraseName(canary) + ' ' + phraseName(m_count + record)});
    return records;
}

// One vote in all, a hundred in cell units, for the one text of the home label.
Shares EvolutionCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &) const
{
    const std::size_t home = labelsPerCanary * canary;
    if (table.name == "labels")
        return labelShares(table, {home, home + 1, home + 2});
    return {{home, 100}};
}

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
