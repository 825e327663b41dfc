#include "core/audit/Histogram1Canaries.h"

#include "core/audit/CanaryDesigns.h"
#include "core/audit/CanaryWorld.h"
#include "core/base/IntegerSqrt.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
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
    constexpr std::size_t count = Histogram1Canaries::labelCount;
    return {start % count, (start + count / 3) % count, (start + 2 * (count / 3)) % count};
}

// Wide enough: a share is of W^2 = 2^32 and informativeness below 2^19.
std::int64_t portion(std::int64_t whole, std::int64_t part, std::int64_t total)
{
    __extension__ using Wide = __int128;
    return static_cast<std::int64_t>(static_cast<Wide>(whole) * part / total);
}

} // namespace

Histogram1Canaries::Histogram1Canaries(std::size_t count)
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

// About 2 for each table: there an attacker who sees one table of twice the weight, by a thousand canaries,
// can tell it best. Under Gaussian noise the same, by the deviation of the noise against the weight.
void Histogram1Canaries::choose(plan::Plan &plan, bool isGaussian) const
{
    if (isGaussian)
        plan.synthesis.epsilon = {{"phrases", 8.0}, {"pairs", 4.0}};
    else
        plan.synthesis.epsilon = {{"phrases", 4.0}, {"pairs", 2.0}, {"labels", 1.5}};
}

std::vector<CanaryRecord> Histogram1Canaries::recordsOf(std::size_t canary) const
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

std::vector<Histogram1Canaries::Use> Histogram1Canaries::usesOf(const Person &person)
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

Shares Histogram1Canaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    const Person &person = m_persons[canary];
    if (table.name == "labels")
        return labelShares(table, {person.parts[0].label, person.parts[1].label, person.parts[2].label});
    return table.name == "pairs" ? pairShares(person, table, known) : nodeShares(person, table, known);
}

// The S most informative (label, node) of all labels together: W shared by informativeness, or the squares
// of the weights under Gaussian noise.
Shares Histogram1Canaries::nodeShares(const Person &person, const TableClaim &table, const Known &known) const
{
    const bool areClusters = table.name == "clusters";
    const bool isGaussian = std::holds_alternative<privacy::GaussianVariance>(table.noise);
    const std::size_t nodes = areClusters ? static_cast<std::size_t>(known.parameters.clusters) : m_phrases;
    const std::size_t most =
        areClusters ? (isGaussian ? 5 : 1) : static_cast<std::size_t>(known.parameters.phrasesPerUnit);
    std::map<std::size_t, std::int64_t> scoreOf; // of a cell
    for (const Use &use : usesOf(person))
        scoreOf[use.label * nodes + (areClusters ? known.clusterOf[use.phrase] : use.phrase)] +=
            use.informativeness;
    std::vector<std::pair<std::int64_t, std::size_t>> scores; // and cell
    for (const auto &[cell, score] : scoreOf)
        scores.emplace_back(score, cell);
    std::ranges::sort(scores, std::greater<>());
    scores.resize(std::min(scores.size(), most));
    std::int64_t total = 0;
    for (const auto &[score, cell] : scores)
        total += score;
    Shares shares;
    for (const auto &[score, cell] : scores)
        shares[cell] = isGaussian ? static_cast<std::int64_t>(integerSqrt(
                           static_cast<std::uint64_t>(portion(table.sensitivity.l2Squared, score, total))))
                                  : portion(unitWeightOf(table), score, total);
    return shares;
}

// Two phrases in two clusters: one pair, and all of the weight on it.
Shares Histogram1Canaries::pairShares(const Person &person, const TableClaim &table, const Known &known) const
{
    const auto [low, high] =
        std::minmax(known.clusterOf[person.phrases[0]], known.clusterOf[person.phrases[1]]);
    if (low == high)
        return {};
    const auto nodes = static_cast<std::size_t>(known.parameters.clusters);
    const std::size_t before = std::size_t{low} * (2 * nodes - low - 1) / 2;
    return {{before + (high - low - 1), evenShare(table, 1)}};
}

} // namespace core::audit
