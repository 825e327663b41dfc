#include "core/methods/kernel/KernelScorer.h"

#include "core/methods/kernel/FeatureMap.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core::synthesis {

namespace {

constexpr float unitOfAngles = 1.0F / FeatureAngles::quantum;

struct CosineSine
{
    float cosine;
    float sine;
};

CosineSine cosineSine(const FeatureAngles &table, std::uint32_t angle)
{
    const FeatureAngles::Pair pair = table.at(angle);
    return {static_cast<float>(pair.cosine) * unitOfAngles, static_cast<float>(pair.sine) * unitOfAngles};
}

} // namespace

KernelScorer::KernelScorer(FeatureMap features,
                           std::span<const std::int64_t> cells,
                           std::size_t labels,
                           double contrast)
    : m_features(std::move(features))
    , m_sums(2 * m_features.pairs(), static_cast<Eigen::Index>(labels))
{
    const double unit = 1.0 / (static_cast<double>(m_features.pairs()) * FeatureAngles::quantum);
    std::transform(cells.begin(), cells.end(), m_sums.data(), [unit](std::int64_t cell) {
        return static_cast<float>(static_cast<double>(cell) * unit);
    });
    moveTo(0);
    if (contrast > 0.0 && labels > 1)
        subtractOtherLabels(static_cast<float>(contrast));
}

// Mean scores of a label at the first phrase: how many units it has, about. Where that is no more than noise,
// the noise, which is the same for all labels.
Eigen::VectorXf KernelScorer::levels() const
{
    const Eigen::Index pairs = m_features.pairs();
    Eigen::VectorXf levels(m_sums.cols());
    for (Eigen::Index label = 0; label < m_sums.cols(); ++label) {
        const Eigen::ArrayXf parts = m_sums.col(label).array() * m_means;
        const Eigen::ArrayXf terms = parts.head(pairs) + parts.tail(pairs);
        const float level = terms.sum();
        const float chance =
            std::sqrt(std::max(0.0F, terms.square().sum() - level * level / static_cast<float>(pairs)));
        levels[label] = std::max({level, 2.0F * chance, 1e-6F});
    }
    return levels;
}

void KernelScorer::subtractOtherLabels(float contrast)
{
    const Eigen::VectorXf level = levels();
    const Eigen::MatrixXf even = m_sums * level.cwiseInverse().asDiagonal();
    const Eigen::VectorXf all = even.rowwise().sum();
    const auto others = static_cast<float>(m_sums.cols() - 1);
    for (Eigen::Index label = 0; label < m_sums.cols(); ++label)
        m_sums.col(label) -= contrast * level[label] / others * (all - even.col(label));
}

void KernelScorer::moveTo(int slot)
{
    if (slot == m_slot)
        return;
    m_slot = slot;
    const Eigen::Index pairs = m_features.pairs();
    m_candidates.resize(2 * pairs, static_cast<Eigen::Index>(m_features.terms()));
    for (std::size_t term = 0; term < m_features.terms(); ++term) {
        float *column = m_candidates.col(static_cast<Eigen::Index>(term)).data();
        for (const std::uint32_t angle : m_features.angles(slot, term)) {
            const CosineSine entry = cosineSine(m_table, angle);
            column[0] = entry.cosine;
            column[pairs] = entry.sine;
            ++column;
        }
    }
    const auto count = static_cast<float>(m_features.terms());
    Eigen::ArrayXf products = Eigen::ArrayXf::Zero(pairs);
    m_means = m_candidates.rowwise().mean();
    m_variances = Eigen::ArrayXf::Zero(2 * pairs);
    for (Eigen::Index term = 0; term < m_candidates.cols(); ++term) {
        const Eigen::ArrayXf off = m_candidates.col(term).array() - m_means;
        m_variances += off.square();
        products += off.head(pairs) * off.tail(pairs);
    }
    m_variances /= count;
    m_covariances = products / count;
}

void KernelScorer::rotate(std::size_t label, const KernelPrefix &prefix, float *out) const
{
    const auto pairs = static_cast<std::size_t>(m_features.pairs());
    thread_local std::vector<std::uint32_t> angles;
    angles.assign(pairs, 0U);
    const std::size_t first = prefix.size() - static_cast<std::size_t>(m_slot);
    for (int slot = 0; slot < m_slot; ++slot)
        m_features.addAngles(slot, prefix[first + static_cast<std::size_t>(slot)], angles);

    const int missing = m_features.size() - (m_slot + 1);
    const auto padding = static_cast<float>(std::exp(m_features.squaredBlockNorm() * missing));
    const float *cosines = m_sums.col(static_cast<Eigen::Index>(label)).data();
    const float *sines = cosines + pairs;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const CosineSine turn = cosineSine(m_table, angles[pair]);
        out[pair] = padding * (cosines[pair] * turn.cosine + sines[pair] * turn.sine);
        out[pairs + pair] = padding * (sines[pair] * turn.cosine - cosines[pair] * turn.sine);
    }
}

// The sum over the frequencies of the variance that each one's term has over the phrases.
float KernelScorer::chanceVariance(Eigen::Ref<const Eigen::ArrayXf> rotated) const
{
    const Eigen::Index pairs = m_features.pairs();
    return (rotated.square() * m_variances).sum()
           + 2.0F * (rotated.head(pairs) * rotated.tail(pairs) * m_covariances).sum();
}

void KernelScorer::score(std::size_t label,
                         std::span<const KernelPrefix> prefixes,
                         KernelScores &scores,
                         Eigen::MatrixXf &scratch) const
{
    const auto count = static_cast<Eigen::Index>(prefixes.size());
    scratch.resize(m_candidates.rows(), count);
    scores.errors.resize(count);
    for (Eigen::Index column = 0; column < count; ++column) {
        rotate(label, prefixes[static_cast<std::size_t>(column)], scratch.col(column).data());
        scores.errors[column] = std::sqrt(std::max(0.0F, chanceVariance(scratch.col(column))));
    }
    transposedProduct(m_candidates, scratch, scores.values);
}

} // namespace core::synthesis
