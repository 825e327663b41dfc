#pragma once

#include "core/synthesis/keyphrases/UnitPhrases.h"
#include "core/vocabulary/LexiconFile.h"
#include "tests/core/privacy/ExactCountsForTests.h"

#include <QTemporaryDir>

#include <algorithm>
#include <limits>
#include <random>
#include <thread>
#include <vector>

/// Invented privacy units, as counts, for the tests of the histogram method.
namespace tests {

using CountedUnit = std::vector<core::synthesis::LabelledCount>;
using Cells = std::vector<std::int64_t>;

/// Terms "term0" and on, one of each public weight.
inline core::vocabulary::Vocabulary weightedTerms(const QTemporaryDir &folder,
                                                  const std::vector<std::uint32_t> &weights)
{
    std::vector<core::vocabulary::LexiconTerm> terms;
    for (std::size_t term = 0; term < weights.size(); ++term)
        terms.push_back({.term = "term" + std::to_string(term),
                         .weight = weights[term],
                         .kind = core::vocabulary::Kind::Other,
                         .concept_ = 0,
                         .forms = {}});
    const auto path = folder.filePath(QStringLiteral("terms.lexicon")).toStdString();
    if (!core::vocabulary::writeLexicon(path, terms))
        qFatal("the lexicon could not be written");
    return *core::vocabulary::Vocabulary::openLexicon(path);
}

/// Random and adversarial ones: empty, with one phrase, one phrase under every label, all phrases under all
/// labels, the same use said twice, counts of 0 and of 2^32 - 1.
class CountInventor final
{
public:
    CountInventor(std::uint32_t terms, std::uint32_t labels)
        : m_terms(terms)
        , m_labels(labels)
    {}

    CountedUnit next()
    {
        switch (below(8)) {
        case 0:
            return {};
        case 1:
            return {use()};
        case 2:
            return underEveryLabel(below(m_terms));
        case 3:
            return everything();
        case 4:
            return CountedUnit(2 + below(5), use());
        case 5:
            return some(1 + below(3));
        default:
            return some(1 + below(2 * m_terms));
        }
    }

    std::vector<CountedUnit> take(std::size_t count)
    {
        std::vector<CountedUnit> units(count);
        std::generate(units.begin(), units.end(), [this] { return next(); });
        return units;
    }

    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_random() % end); }
    std::mt19937 &random() { return m_random; }

private:
    std::uint32_t count()
    {
        switch (below(10)) {
        case 0:
            return std::numeric_limits<std::uint32_t>::max();
        case 1:
            return 0;
        case 2:
            return 1 + below(1U << 20);
        default:
            return 1 + below(20);
        }
    }

    core::synthesis::LabelledCount use() { return {below(m_labels), below(m_terms), count()}; }

    CountedUnit underEveryLabel(std::uint32_t term)
    {
        CountedUnit unit;
        for (std::uint32_t label = 0; label < m_labels; ++label)
            unit.push_back({label, term, count()});
        return unit;
    }

    CountedUnit everything()
    {
        CountedUnit unit;
        for (std::uint32_t term = 0; term < m_terms; ++term) {
            const CountedUnit more = underEveryLabel(term);
            unit.insert(unit.end(), more.begin(), more.end());
        }
        return unit;
    }

    CountedUnit some(std::uint32_t uses)
    {
        CountedUnit unit(uses);
        std::generate(unit.begin(), unit.end(), [this] { return use(); });
        return unit;
    }

    std::uint32_t m_terms;
    std::uint32_t m_labels;
    std::mt19937 m_random{20}; // a fixed, public seed: these are invented units
};

/// Adds the units to `sums` on so many threads, each its share, and takes the exact cells.
template<typename Sums>
Cells summed(Sums sums, const std::vector<CountedUnit> &units, unsigned threads = 1)
{
    const auto addShare = [&](std::size_t share) {
        for (std::size_t unit = share; unit < units.size(); unit += threads)
            sums.add(units[unit]);
    };
    std::vector<std::thread> others;
    for (unsigned share = 1; share < threads; ++share)
        others.emplace_back(addShare, share);
    addShare(0);
    for (std::thread &other : others)
        other.join();
    const core::privacy::ExactCounts counts = std::move(sums).take();
    return core::privacy::ExactCountsForTests::cells(counts);
}

inline Cells plus(const Cells &a, const Cells &b)
{
    Cells sum(a.size());
    std::transform(a.begin(), a.end(), b.begin(), sum.begin(), std::plus<>());
    return sum;
}

} // namespace tests
