#include "core/methods/kernel/KernelSums.h"

#include "core/methods/kernel/KernelParameters.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::synthesis {

namespace {

/// The features of every phrase on its own, for B = 1; empty otherwise. Public.
std::vector<std::int16_t> singleFeatures(const FeatureMap &features)
{
    std::vector<std::int16_t> rows;
    for (std::size_t term = 0; features.size() == 1 && term < features.terms(); ++term) {
        for (const std::uint32_t angle : features.angles(0, term))
            rows.push_back(FeatureAngles::table().at(angle).cosine);
        for (const std::uint32_t angle : features.angles(0, term))
            rows.push_back(FeatureAngles::table().at(angle).sine);
    }
    return rows;
}

/// One thread's share of the sums.
class PartialSums final
{
public:
    PartialSums(const FeatureMap &features,
                const std::vector<std::int16_t> &singles,
                const VocabularyIndex &selected,
                std::size_t labels)
        : m_features(features)
        , m_singles(singles)
        , m_selected(selected)
        , m_pairs(static_cast<std::size_t>(features.pairs()))
        , m_total(labels * 2 * m_pairs, 0)
        , m_unit(labels * 2 * m_pairs, 0)
        , m_angles(m_pairs)
        , m_some(2 * m_pairs)
    {}

    void addUnit(std::span<const LabelledPhrases> unit)
    {
        m_count = 0;
        for (const LabelledPhrases &document : unit)
            addDocument(document);
        for (const LabelledPhrases &document : unit)
            moveToTotal(document.label);
    }

    void addTo(std::vector<std::int64_t> &cells) const
    {
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] += m_total[cell];
    }

private:
    void addDocument(const LabelledPhrases &document)
    {
        const bool isPrefix = m_features.size() > 1;
        const auto most = isPrefix ? static_cast<std::size_t>(m_features.size()) : document.phrases.size();
        m_places.clear();
        for (const vocabulary::TermId term : document.phrases) {
            const std::uint32_t place = m_selected.placeOf(term);
            if (place != VocabularyIndex::none && m_places.size() < most)
                m_places.push_back(place);
        }
        std::int64_t *sums = m_unit.data() + document.label * 2 * m_pairs;
        if (isPrefix && !m_places.empty())
            addPrefix(sums);
        if (!isPrefix)
            addSinglePhrases(sums);
    }

    void addPrefix(std::int64_t *sums)
    {
        std::fill(m_angles.begin(), m_angles.end(), 0U);
        for (int slot = 0; slot < m_features.size(); ++slot)
            m_features.addAngles(slot, m_places[static_cast<std::size_t>(slot) % m_places.size()], m_angles);
        for (std::size_t pair = 0; pair < m_pairs; ++pair) {
            const FeatureAngles::Pair feature = m_table.at(m_angles[pair]);
            sums[pair] += feature.cosine;
            sums[m_pairs + pair] += feature.sine;
        }
        ++m_count;
    }

    // Adds in 32 bits, several at a time, as long as they suffice.
    void addSinglePhrases(std::int64_t *sums)
    {
        constexpr std::size_t most = 1 << 16;
        static_assert(most * FeatureAngles::quantum < std::size_t{1} << 31);
        const std::size_t cells = 2 * m_pairs;
        for (std::size_t first = 0; first < m_places.size(); first += most) {
            std::fill(m_some.begin(), m_some.end(), 0);
            for (std::size_t place = first; place < std::min(first + most, m_places.size()); ++place) {
                const std::int16_t *row = m_singles.data() + m_places[place] * cells;
                for (std::size_t cell = 0; cell < cells; ++cell)
                    m_some[cell] += row[cell];
            }
            for (std::size_t cell = 0; cell < cells; ++cell)
                sums[cell] += m_some[cell];
        }
        m_count += static_cast<std::int64_t>(m_places.size());
    }

    // Leaves zeros behind, so that a second document of the label moves nothing.
    void moveToTotal(std::uint32_t label)
    {
        const std::size_t first = label * 2 * m_pairs;
        for (std::size_t cell = first; m_count > 0 && cell < first + 2 * m_pairs; ++cell) {
            m_total[cell] += m_count == 1 ? m_unit[cell] : m_unit[cell] / m_count; // truncates toward zero
            m_unit[cell] = 0;
        }
    }

    const FeatureAngles &m_table = FeatureAngles::table();
    const FeatureMap &m_features;
    const std::vector<std::int16_t> &m_singles;
    const VocabularyIndex &m_selected;
    std::size_t m_pairs;
    std::vector<std::int64_t> m_total;
    std::vector<std::int64_t> m_unit;    ///< sum of the features of the unit's sequences
    std::int64_t m_count = 0;            ///< of its sequences
    std::vector<std::uint32_t> m_places; ///< of the phrases of a document
    std::vector<std::uint32_t> m_angles; ///< of a sequence
    std::vector<std::int32_t> m_some;    ///< sum over some phrases of a document
};

} // namespace

privacy::ExactCounts sumKernelFeatures(const DocumentPhrases &documents,
                                       const FeatureMap &features,
                                       const VocabularyIndex &selected,
                                       std::size_t labels,
                                       unsigned threads)
{
    const std::vector<std::int16_t> singles = singleFeatures(features);
    std::vector<PartialSums> parts(threads, PartialSums(features, singles, selected, labels));
    documents.visit(threads, [&](unsigned worker, std::span<const LabelledPhrases> unit) {
        parts[worker].addUnit(unit);
    });
    std::vector<std::int64_t> cells(labels * 2 * static_cast<std::size_t>(features.pairs()), 0);
    for (const PartialSums &part : parts)
        part.addTo(cells);
    return {std::move(cells), kernelSensitivity(features.pairs())};
}

} // namespace core::synthesis
