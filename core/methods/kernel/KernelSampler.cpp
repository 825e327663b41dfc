#include "core/methods/kernel/KernelSampler.h"

#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelDraw.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>

namespace core::synthesis {

namespace {

bool hasItsTables(const ReleasedModel &model)
{
    const auto hasTable = [&model](std::string_view name, std::size_t cells) {
        const NoisyTable *table = model.table(name);
        return table != nullptr && table->counts.cells.size() == cells;
    };
    const std::size_t cells =
        model.labels.size() * 2 * static_cast<std::size_t>(model.parameters.featurePairs);
    const std::vector<int> sizes = prefixSizesOf(model.parameters);
    return !model.selected.empty() && hasTable(vocabularyTableName, model.vocabularySize)
           && std::all_of(
               sizes.begin(), sizes.end(), [&](int size) { return hasTable(kernelTableName(size), cells); });
}

} // namespace

KernelSampler::KernelSampler(const vocabulary::Vocabulary &vocabulary, const embedding::Embedding &embedding)
    : m_vocabulary(vocabulary)
    , m_embedding(embedding)
{}

Result<std::vector<Sequence>> KernelSampler::sampleAll(const ReleasedModel &model,
                                                       const KernelSamplingOptions &options,
                                                       JobControl &control) const
{
    if (!hasItsTables(model))
        return fail(ErrorCode::Internal,
                    "the released model lacks a table of its method; make the release anew");
    const Eigen::MatrixXf vectors = featureVectors(m_embedding, model.selected);
    KernelDraw draw(model, vectors, options);
    if (!draw.run(control))
        return cancelled();

    std::vector<Sequence> sequences;
    sequences.reserve(draw.sequences().size());
    auto places = draw.sequences().begin();
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        for (int count = 0; count < options.perLabel[label]; ++count, ++places) {
            Sequence &sequence = sequences.emplace_back(Sequence{{}, model.labels[label], {}});
            for (const std::uint32_t place : *places)
                sequence.keyphrases.emplace_back(m_vocabulary.term(model.selected[place]));
        }
    }
    privacy::SecureRandom random;
    shuffleAndNumber(sequences, random);
    return sequences;
}

Result<privacy::Released<std::vector<Sequence>>>
KernelSampler::sample(const privacy::Released<ReleasedModel> &model,
                      const KernelSamplingOptions &options,
                      JobControl &control) const
{
    return model.tryDerive([](const ReleasedModel &released,
                              const KernelSampler &sampler,
                              const KernelSamplingOptions &wanted,
                              JobControl &watched) { return sampler.sampleAll(released, wanted, watched); },
                           *this,
                           options,
                           control);
}

} // namespace core::synthesis
