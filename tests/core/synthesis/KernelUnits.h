#pragma once

#include "core/methods/kernel/DocumentPhrases.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

/// Invented privacy units for the tests of the kernel methods.
namespace tests {

struct InventedDocument
{
    std::uint32_t label = 0;
    std::vector<core::vocabulary::TermId> phrases;
};

using InventedUnit = std::vector<InventedDocument>;

/// Added by several threads, each its share.
inline core::synthesis::DocumentPhrases documentsOf(const std::vector<InventedUnit> &units,
                                                    unsigned threads = 1)
{
    core::synthesis::DocumentPhrases documents;
    const auto addShare = [&](unsigned share) {
        for (std::size_t unit = share; unit < units.size(); unit += threads) {
            std::vector<core::synthesis::LabelledPhrases> views;
            for (const InventedDocument &document : units[unit])
                views.push_back({document.label, document.phrases});
            documents.add(views);
        }
    };
    std::vector<std::thread> others;
    for (unsigned share = 1; share < threads; ++share)
        others.emplace_back(addShare, share);
    addShare(0);
    for (std::thread &other : others)
        other.join();
    return documents;
}

/// Random and adversarial ones: without a document, without a phrase, with one phrase or all of them, with
/// many documents that are all the same or all different, under one label or several.
class UnitInventor final
{
public:
    UnitInventor(std::uint32_t terms, std::uint32_t labels)
        : m_terms(terms)
        , m_labels(labels)
    {}

    InventedUnit next()
    {
        switch (below(7)) {
        case 0:
            return {};
        case 1:
            return {document(0)};
        case 2:
            return {document(1)};
        case 3:
            return {document(m_terms)};
        case 4:
            return InventedUnit(1 + below(9), document(1 + below(m_terms)));
        case 5:
            return several(1 + below(30));
        default:
            return {document(1 + below(m_terms))};
        }
    }

    std::vector<InventedUnit> take(std::size_t count)
    {
        std::vector<InventedUnit> units(count);
        std::generate(units.begin(), units.end(), [this] { return next(); });
        return units;
    }

    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_random() % end); }
    std::mt19937 &random() { return m_random; }

private:
    InventedDocument document(std::uint32_t phrases)
    {
        InventedDocument made{below(m_labels), std::vector<core::vocabulary::TermId>(m_terms)};
        std::iota(made.phrases.begin(), made.phrases.end(), core::vocabulary::TermId{0});
        std::shuffle(made.phrases.begin(), made.phrases.end(), m_random);
        made.phrases.resize(phrases);
        return made;
    }

    InventedUnit several(std::uint32_t documents)
    {
        InventedUnit unit;
        while (unit.size() < documents)
            unit.push_back(document(below(6)));
        return unit;
    }

    std::uint32_t m_terms;
    std::uint32_t m_labels;
    std::mt19937 m_random{20}; // a fixed, public seed: these are invented units
};

inline std::int64_t l1Of(const std::vector<std::int64_t> &cells)
{
    return std::accumulate(cells.begin(),
                           cells.end(),
                           std::int64_t{0},
                           [](std::int64_t sum, std::int64_t cell) { return sum + std::abs(cell); });
}

inline std::int64_t l2SquaredOf(const std::vector<std::int64_t> &cells)
{
    return std::inner_product(cells.begin(), cells.end(), cells.begin(), std::int64_t{0});
}

inline std::vector<std::int64_t> difference(const std::vector<std::int64_t> &a,
                                            const std::vector<std::int64_t> &b)
{
    std::vector<std::int64_t> cells(a.size());
    std::transform(a.begin(), a.end(), b.begin(), cells.begin(), std::minus<>());
    return cells;
}

} // namespace tests
