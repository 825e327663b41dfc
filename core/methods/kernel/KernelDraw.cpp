#include "core/methods/kernel/KernelDraw.h"

#include "core/methods/kernel/KernelParameters.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace core::synthesis {

namespace {

// So many that the product runs at full speed, so few that the scores stay in the cache.
constexpr std::size_t blockSize = 512;

Eigen::VectorXf vocabularyCounts(const ReleasedModel &model)
{
    const NoisyTable &table = *model.table(vocabularyTableName);
    Eigen::VectorXf counts(static_cast<Eigen::Index>(model.selected.size()));
    for (Eigen::Index place = 0; place < counts.size(); ++place)
        counts[place] =
            static_cast<float>(table.counts.cells[model.selected[static_cast<std::size_t>(place)]]);
    return counts;
}

} // namespace

KernelDraw::KernelDraw(const ReleasedModel &model,
                       const Eigen::MatrixXf &vectors,
                       const KernelSamplingOptions &options)
    : m_model(model)
    , m_vectors(vectors)
    , m_options(options)
    , m_sizes(prefixSizesOf(model.parameters))
{
    std::size_t total = 0;
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        const auto wanted = static_cast<std::size_t>(options.perLabel[label]);
        for (std::size_t first = 0; first < wanted; first += blockSize)
            m_blocks.push_back({label, total + first, std::min(blockSize, wanted - first)});
        total += wanted;
    }
    m_sequences.resize(total);
}

KernelScorer KernelDraw::scorerOf(int size) const
{
    const NoisyTable &table = *m_model.table(kernelTableName(size));
    FeatureMap features(m_vectors, m_model.vocabularyDigest, size, m_model.parameters.featurePairs);
    return {std::move(features), table.counts.cells, m_model.labels.size(), m_options.contrast};
}

void KernelDraw::judgeWithoutPrefix()
{
    m_scorer.emplace(scorerOf(m_sizes.front()));
    const Eigen::VectorXf counts = vocabularyCounts(m_model);
    const KernelRule rule{m_options.sharpening, m_sizes.front() == 1};
    const std::vector<KernelPrefix> none(1);
    KernelScores scores;
    Eigen::MatrixXf scratch;
    for (std::size_t label = 0; label < m_model.labels.size(); ++label) {
        m_scorer->score(label, none, scores, scratch);
        m_chances.emplace_back(scores, counts, rule);
    }
}

void KernelDraw::moveTo(int position)
{
    const auto fits = std::lower_bound(m_sizes.begin(), m_sizes.end(), position + 1);
    const int size = fits == m_sizes.end() ? m_sizes.back() : *fits;
    if (size != m_scorer->size())
        m_scorer.emplace(scorerOf(size));
    m_scorer->moveTo(std::min(position, size - 1));
}

bool KernelDraw::run(JobControl &control)
{
    judgeWithoutPrefix();
    const int most = static_cast<int>(m_model.selected.size());
    const int length = m_options.repeats ? m_options.length : std::min(m_options.length, most);
    for (int position = 0; position < length; ++position) {
        control.report(static_cast<double>(position) / length, "sequences");
        moveTo(position);
        extendAll(control);
        if (control.isCancelled())
            return false;
    }
    return true;
}

void KernelDraw::extendAll(const JobControl &control)
{
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        privacy::SecureRandom random;
        for (std::size_t block = next++; block < m_blocks.size() && !control.isCancelled(); block = next++)
            extend(m_blocks[block], random);
    };
    const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> others;
    for (unsigned thread = 1; thread < processors && thread < m_blocks.size(); ++thread)
        others.emplace_back(work);
    work();
}

void KernelDraw::extend(const Block &block, privacy::SecureRandom &random)
{
    const std::span<KernelPrefix> prefixes = std::span(m_sequences).subspan(block.first, block.count);
    const KernelWeights &chances = m_chances[block.label];
    const bool hasPrefix = m_scorer->size() > 1 && !prefixes.front().empty();
    KernelScores scores;
    Eigen::MatrixXf scratch;
    if (hasPrefix)
        m_scorer->score(block.label, prefixes, scores, scratch);
    Eigen::VectorXf weights;
    for (std::size_t column = 0; column < prefixes.size(); ++column) {
        if (hasPrefix)
            chances.take(scores, static_cast<Eigen::Index>(column), weights);
        else
            weights = chances.withoutPrefix();
        prefixes[column].push_back(
            drawPlace(weights, m_options.repeats ? KernelPrefix() : prefixes[column], random));
    }
}

} // namespace core::synthesis
