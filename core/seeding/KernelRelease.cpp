#include "core/seeding/KernelRelease.h"

#include "core/privacy/NoiseMechanism.h"
#include "core/seeding/FeatureVectors.h"
#include "core/seeding/KernelSums.h"
#include "core/seeding/VocabularySums.h"

#include <algorithm>
#include <utility>

namespace core::seeding {

namespace {

using privacy::ExactCounts;
using privacy::NoisyCounts;
using privacy::Released;
using vocabulary::TermId;

class Release final
{
public:
    Release(const KernelInputs &inputs,
            std::span<const PlannedTable> planned,
            DocumentPhrases &&documents,
            privacy::Reservation &reservation,
            privacy::SecureRandom &random)
        : m_inputs(inputs)
        , m_planned(planned)
        , m_documents(std::move(documents))
        , m_reservation(reservation)
        , m_random(random)
    {}

    Result<Released<KernelRelease>> run(JobControl &control)
    {
        if (auto drawn = draw(countVocabulary()); !drawn)
            return fail(drawn.error());
        const std::vector<TermId> selected = selectFrom(*m_released.front());
        const VocabularyIndex index(selected, m_inputs.vocabulary.size());
        const Eigen::MatrixXf vectors = featureVectors(m_inputs.embedding, selected);
        for (const int size : prefixSizesOf(m_inputs.parameters)) {
            control.report(static_cast<double>(m_released.size()) / static_cast<double>(m_planned.size()),
                           "kernels");
            const FeatureMap features(
                vectors, m_inputs.vocabulary.digest(), size, m_inputs.parameters.featurePairs);
            if (auto drawn = draw(sumFeatures(features, index)); !drawn)
                return fail(drawn.error());
        }
        // Made again from the released table rather than carried beside it: it is released by its type.
        return Released<NoisyTable>::gather(m_released).derive([this](const std::vector<NoisyTable> &tables) {
            return KernelRelease{tables, selectFrom(tables.front())};
        });
    }

private:
    ExactCounts countVocabulary() const
    {
        const VocabularyCounting counting{.vocabularySize = m_inputs.vocabulary.size(),
                                          .phrasesPerDocument = m_inputs.parameters.phrasesPerUnit,
                                          .norm = normFor(m_planned.front().noise)};
        return counting.sum(m_documents, m_inputs.threads);
    }

    ExactCounts sumFeatures(const FeatureMap &features, const VocabularyIndex &selected) const
    {
        return sumKernelFeatures(m_documents, features, selected, m_inputs.labels, m_inputs.threads);
    }

    // The least that is kept lets a few different sequences of length L be drawn.
    std::vector<TermId> selectFrom(const NoisyTable &table) const
    {
        const auto most = static_cast<std::size_t>(m_inputs.parameters.selectedPhrases);
        const auto few = static_cast<std::size_t>(4 * m_inputs.parameters.length);
        const VocabularySelection rule{
            .atMost = most, .atLeast = std::min(most, few), .tieSeed = m_inputs.vocabulary.digest()};
        return rule.select(table.counts);
    }

    Result<void> draw(ExactCounts &&sums)
    {
        const PlannedTable &plan = m_planned[m_released.size()];
        auto noisy = privacy::NoiseMechanism::release(std::move(sums), plan.noise, m_reservation, m_random);
        if (!noisy)
            return fail(noisy.error());
        m_released.push_back(noisy->derive([&](const NoisyCounts &counts) {
            return NoisyTable{plan.name, counts};
        }));
        return {};
    }

    const KernelInputs &m_inputs;
    std::span<const PlannedTable> m_planned;
    DocumentPhrases m_documents;
    privacy::Reservation &m_reservation;
    privacy::SecureRandom &m_random;
    std::vector<Released<NoisyTable>> m_released;
};

} // namespace

Result<Released<KernelRelease>> releaseKernels(const KernelInputs &inputs,
                                               std::span<const PlannedTable> planned,
                                               DocumentPhrases &&documents,
                                               privacy::Reservation &reservation,
                                               privacy::SecureRandom &random,
                                               JobControl &control)
{
    if (planned.size() != 1 + prefixSizesOf(inputs.parameters).size())
        return fail(ErrorCode::Internal, "the planned tables are not those of the method: plan them again");
    return Release(inputs, planned, std::move(documents), reservation, random).run(control);
}

} // namespace core::seeding
