#include "core/audit/HistogramCanaries.h"

#include "core/audit/Canaries.h"
#include "core/audit/CanaryWorld.h"
#include "core/base/IntegerSqrt.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace core::audit {

namespace {

using Cluster = std::size_t;

// The first free thing from `start` on, round a circle of `count`.
template<typename IsFree>
std::size_t firstFree(std::size_t start, std::size_t count, const IsFree &isFree)
{
    for (std::size_t step = 0; step < count; ++step)
        if (const std::size_t at = (start + step) % count; isFree(at))
            return at;
    return start;
}

std::array<std::size_t, 3> labelsFrom(std::size_t start)
{
    constexpr std::size_t count = HistogramCanaries::labelCount;
    return {start % count, (start + count / 3) % count, (start + 2 * (count / 3)) % count};
}

} // namespace

HistogramCanaries::HistogramCanaries(std::size_t count)
    : m_phrases(phrasesPerCanary * count)
    , m_persons(count)
{
    const std::size_t axes = axesOf(m_phrases);
    std::set<std::size_t> takenPhrases;
    std::set<std::pair<Cluster, Cluster>> takenPairs;
    std::set<std::pair<std::size_t, Cluster>> takenCells; // label and cluster
    for (std::size_t canary = 0; canary < count; ++canary) {
        const Cluster own = canary % axes;
        const auto isFreePhrase = [&](std::size_t at) {
            const Cluster other = (count + at) % axes;
            return other != own && !takenPhrases.contains(count + at)
                   && !takenPairs.contains(std::minmax(own, other));
        };
        const std::size_t second = count + firstFree(canary, m_phrases - count, isFreePhrase);
        const Cluster other = second % axes;
        takenPhrases.insert(second);
        takenPairs.insert(std::minmax(own, other));
        const auto isFreeLabel = [&](std::size_t at) {
            return std::ranges::none_of(labelsFrom(at), [&](std::size_t label) {
                return takenCells.contains({label, own}) || takenCells.contains({label, other});
            });
        };
        const auto labels = labelsFrom(firstFree(canary, labelCount, isFreeLabel));
        for (const std::size_t label : labels)
            takenCells.insert({{label, own}, {label, other}});
        const bool isSpread = canary % 2 == 1;
        const std::array<std::size_t, 3> records =
            isSpread ? std::array<std::size_t, 3>{19, 16, 15} : std::array<std::size_t, 3>{44, 3, 3};
        m_persons[canary].phrases = {canary, second};
        for (std::size_t part = 0; part < records.size(); ++part)
            m_persons[canary].parts[part] = {labels[part], records[part], part == 0};
    }
}

// About 2 for the table of counts, which has nearly all of it. Under Gaussian noise the same, by the
// deviation of the noise against the weight.
void HistogramCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    if (isGaussian)
        plan.synthesis.epsilon = {{"phrases", 8.0}};
    else
        plan.synthesis.epsilon = {{"phrases", 3.0}, {"labels", 1.5}};
}

std::vector<CanaryRecord> HistogramCanaries::recordsOf(std::size_t canary) const
{
    const Person &person = m_persons[canary];
    std::vector<CanaryRecord> records;
    for (const Part &part : person.parts) {
        for (std::size_t record = 1; record <= part.records; ++record) {
            std::string text;
            for (std::size_t use = 0; use < record; ++use)
                text += phraseName(person.phrases[0]) + ' ';
            records.push_back({part.label, text + (part.hasSecond ? phraseName(person.phrases[1]) : "")});
        }
    }
    return records;
}

std::vector<HistogramCanaries::Use> HistogramCanaries::usesOf(const Person &person)
{
    // count x sqrt(public weight), a whole number; phrases of a list of terms weigh 1000 each.
    const auto informativeness = [](std::size_t uses) {
        return static_cast<std::int64_t>(integerSqrt(uses * uses * 1000));
    };
    std::vector<Use> uses;
    for (const Part &part : person.parts) {
        uses.push_back(
            {part.label, person.phrases[0], informativeness(part.records * (part.records + 1) / 2)});
        if (part.hasSecond)
            uses.push_back({part.label, person.phrases[1], informativeness(part.records)});
    }
    return uses;
}

Shares HistogramCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    const Person &person = m_persons[canary];
    if (table.name == "units")
        return {{0, unitWeightOf(table)}};
    if (table.name == "labels")
        return labelShares(table, {person.parts[0].label, person.parts[1].label, person.parts[2].label});
    const std::vector<Use> uses = usesOf(person);
    std::int64_t total = 0;
    for (const Use &use : uses)
        total += use.informativeness;
    const bool areClusters = table.name == "clusters";
    const std::size_t nodes = areClusters ? static_cast<std::size_t>(known.parameters.clusters) : m_phrases;
    Shares shares; // each its part of W by informativeness, rounded down; a node holds what its phrases do
    for (const Use &use : uses)
        shares[use.label * nodes + (areClusters ? known.clusterOf[use.phrase] : use.phrase)] +=
            unitWeightOf(table) * use.informativeness / total;
    return shares;
}

} // namespace core::audit
