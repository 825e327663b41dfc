#include "core/methods/kernel/KernelRun.h"

#include "core/base/Result.h"

namespace core::synthesis {

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
