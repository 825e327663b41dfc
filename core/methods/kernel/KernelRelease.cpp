#include "core/methods/kernel/KernelRelease.h"

#include "core/base/Result.h"
#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelSums.h"
#include "core/methods/kernel/VocabularySelection.h"

#include <algorithm>
#include <utility>

namespace core::synthesis {

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
            privacy::Drawing &drawing)
        : m_inputs(inputs)
        , m_planned(planned)
        , m_documents(std::move(documents))
        , m_drawing(drawing)
    {}

    Result<Released<KernelRelease>> run(JobControl &control)
    {
        KEYSEED_TRY(draw(countVocabulary()));
        const std::vector<TermId> selected = selectFrom(*m_released.front(), m_inputs);
        const VocabularyIndex index(selected, m_inputs.vocabulary.size());
        const Eigen::MatrixXf vectors = featureVectors(m_inputs.embedding, selected);
        for (const int size : prefixSizesOf(m_inputs.parameters)) {
            control.report(static_cast<double>(m_released.size()) / static_cast<double>(m_planned.size()),
                           "kernels");
            const FeatureMap features(
                vectors, m_inputs.vocabulary.digest(), size, m_inputs.parameters.featurePairs);
            KEYSEED_TRY(draw(sumFeatures(features, index)));
        }
        // Made again from the released table rather than carried beside it: it is released by its type.
        return Released<NoisyTable>::gather(m_released)
            .derive(
                [](const std::vector<NoisyTable> &tables, const KernelInputs &inputs) {
                    return KernelRelease{tables, selectFrom(tables.front(), inputs)};
                },
                m_inputs);
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
    static std::vector<TermId> selectFrom(const NoisyTable &table, const KernelInputs &inputs)
    {
        const auto most = static_cast<std::size_t>(inputs.parameters.selectedPhrases);
        const auto few = static_cast<std::size_t>(4 * inputs.parameters.length);
        const VocabularySelection rule{
            .atMost = most, .atLeast = std::min(most, few), .tieSeed = inputs.vocabulary.digest()};
        return rule.select(table.counts);
    }

    Result<void> draw(ExactCounts &&sums)
    {
        const PlannedTable &plan = m_planned[m_released.size()];
        KEYSEED_ASSIGN(auto noisy, m_drawing.draw(std::move(sums), plan.noise));
        m_released.push_back(noisy.derive(
            [](const NoisyCounts &counts, const PlannedTable &table) {
                return NoisyTable{table.name, counts};
            },
            plan));
        return {};
    }

    const KernelInputs &m_inputs;
    std::span<const PlannedTable> m_planned;
    DocumentPhrases m_documents;
    privacy::Drawing &m_drawing;
    std::vector<Released<NoisyTable>> m_released;
};

} // namespace

Result<Released<KernelRelease>> releaseKernels(const KernelInputs &inputs,
                                               std::span<const PlannedTable> planned,
                                               DocumentPhrases &&documents,
                                               privacy::Drawing &drawing,
                                               JobControl &control)
{
    if (planned.size() != 1 + prefixSizesOf(inputs.parameters).size())
        return fail(ErrorCode::Internal, "the planned tables are not those of the method: plan them again");
    return Release(inputs, planned, std::move(documents), drawing).run(control);
}

KernelRun::KernelRun(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads)
    : m_release(release)
    , m_inputs(inputs)
    , m_threads(threads)
{}

Features KernelRun::featuresOf(std::string_view text) const
{
    return m_inputs.matcher->matchInOrder(text);
}

void KernelRun::add(std::span<const UnitDocument> unit)
{
    std::vector<LabelledPhrases> documents;
    documents.reserve(unit.size());
    for (const UnitDocument &document : unit)
        documents.push_back({document.label, document.features});
    m_documents.add(documents);
}

Result<void> KernelRun::drawRound(int, privacy::Drawing &drawing, JobControl &control)
{
    const KernelInputs inputs{.parameters = m_release.parameters,
                              .labels = m_release.labels,
                              .vocabulary = m_inputs.vocabulary,
                              .embedding = m_inputs.embedding,
                              .threads = m_threads};
    KEYSEED_ASSIGN(auto kernels,
                   releaseKernels(inputs, m_release.tables, std::move(m_documents), drawing, control));
    m_released = std::move(kernels);
    return {};
}

privacy::Released<ReleasedModel> KernelRun::model(const ModelFacts &facts) const
{
    return m_released->derive(
        [](const KernelRelease &released, const ModelFacts &known) {
            ReleasedModel model{known, {}, {}, {}};
            model.tables = released.tables;
            model.selected = released.selected;
            return model;
        },
        facts);
}

} // namespace core::synthesis
