#include "core/synthesis/histogram1/HistogramSampler.h"

#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/keyphrases/PairSums.h"

namespace core::synthesis {

HistogramSampler::HistogramSampler(const vocabulary::Vocabulary &vocabulary)
    : m_vocabulary(vocabulary)
{}

Result<std::vector<Sequence>> HistogramSampler::sampleAll(const ReleasedModel &model,
                                                          const SamplingOptions &options,
                                                          JobControl &control) const
{
    control.report(0.0, "sequences");
    const Eigen::MatrixXf shares = estimateShares(model, m_vocabulary, control);
    if (control.isCancelled())
        return cancelled();
    const bool ofPhrases = model.clusterOf.empty();
    const Attraction attraction =
        attractionOf(model.table(pairTableName),
                     model.clusterOf,
                     ofPhrases ? model.vocabularySize : static_cast<std::size_t>(model.parameters.clusters),
                     options);
    return drawSequences(model.labels, m_vocabulary, shares, attraction, options, control);
}

Result<privacy::Released<std::vector<Sequence>>> HistogramSampler::sample(
    const privacy::Released<ReleasedModel> &model, const SamplingOptions &options, JobControl &control) const
{
    return model.tryDerive([](const ReleasedModel &seed,
                              const HistogramSampler &sampler,
                              const SamplingOptions &wanted,
                              JobControl &watched) { return sampler.sampleAll(seed, wanted, watched); },
                           *this,
                           options,
                           control);
}

} // namespace core::synthesis
