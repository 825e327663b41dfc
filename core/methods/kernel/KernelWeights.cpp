#include "core/methods/kernel/KernelWeights.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

struct Evidence
{
    float mean = 0;
    float gate = 0;
    float deviation = 1;
};

Evidence evidenceOf(Eigen::Ref<const Eigen::VectorXf> scores, float error)
{
    Evidence evidence;
    evidence.mean = scores.mean();
    const float variance = (scores.array() - evidence.mean).square().mean();
    if (!(variance > error * error))
        return evidence;
    evidence.gate = 1.0F - error * error / variance;
    evidence.deviation = std::sqrt(variance);
    return evidence;
}

// Returns the one of several adjacent weights that `left` falls into.
Eigen::Index placeAt(const Eigen::VectorXf &weights, float left)
{
    constexpr Eigen::Index block = 32;
    Eigen::Index first = 0;
    for (; first + block < weights.size(); first += block) {
        const float sum = weights.segment(first, block).sum();
        if (left < sum)
            break;
        left -= sum;
    }
    Eigen::Index last = -1;
    for (Eigen::Index place = first; place < weights.size(); ++place) {
        if (weights[place] <= 0)
            continue;
        last = place;
        left -= weights[place];
        if (left < 0)
            return last;
    }
    // Rounding may leave a little over: it falls to the last one that has any weight.
    for (Eigen::Index place = first; last < 0 && place-- > 0;)
        last = weights[place] > 0 ? place : last;
    return last;
}

float uniformBelow(float end, privacy::SecureRandom &random)
{
    return static_cast<float>(random.next64() >> 40) * 0x1p-24F * end;
}

} // namespace

KernelWeights::KernelWeights(const KernelScores &first, const Eigen::VectorXf &counts, const KernelRule &rule)
    : m_sharpening(static_cast<float>(rule.sharpening))
{
    const Eigen::VectorXf scores = first.values.col(0);
    const Evidence evidence = evidenceOf(scores, first.errors[0]);
    m_deviations = evidence.gate / evidence.deviation * (scores.array() - evidence.mean);
    if (m_sharpening <= 0)
        m_weights = scores.cwiseMax(0.0F);
    else if (evidence.gate > 0)
        m_weights = (m_sharpening * (m_deviations.array() - m_deviations.maxCoeff())).exp();
    if (m_weights.size() == 0 || !(m_weights.sum() > 0))
        m_weights = counts.cwiseMax(0.0F);
    if (!(m_weights.sum() > 0))
        m_weights.setOnes();

    m_gate = rule.firstIsOfAnyPhrase ? evidence.gate : 0;
    if (!rule.firstIsOfAnyPhrase)
        m_deviations.setZero();
}

void KernelWeights::take(const KernelScores &scores, Eigen::Index column, Eigen::VectorXf &weights) const
{
    const auto values = scores.values.col(column);
    if (m_sharpening <= 0) {
        weights = values.cwiseMax(0.0F);
        if (!(weights.sum() > 0))
            weights = m_weights;
        return;
    }
    const Evidence evidence = evidenceOf(values, scores.errors[column]);
    if (evidence.gate <= 0) {
        weights = m_weights;
        return;
    }
    // Two faint voices are not made one loud one: together they weigh no more than their gates say.
    const float strength = m_sharpening / std::max(1.0F, m_gate + evidence.gate);
    weights = strength * m_deviations + strength * evidence.gate / evidence.deviation * values;
    weights = (weights.array() - weights.maxCoeff()).exp();
}

std::uint32_t drawPlace(Eigen::VectorXf &weights, const KernelPrefix &taken, privacy::SecureRandom &random)
{
    for (const std::uint32_t place : taken)
        weights[place] = 0;
    float total = weights.sum();
    if (!(total > 0)) {
        weights.setOnes();
        for (const std::uint32_t place : taken)
            weights[place] = 0;
        total = weights.sum();
    }
    return static_cast<std::uint32_t>(placeAt(weights, uniformBelow(total, random)));
}

} // namespace core::synthesis
