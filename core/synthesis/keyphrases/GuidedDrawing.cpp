#include "core/synthesis/keyphrases/GuidedDrawing.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <utility>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

std::vector<TermId> likeliest(const Eigen::VectorXf &chances)
{
    std::vector<TermId> phrases(static_cast<std::size_t>(chances.size()));
    std::iota(phrases.begin(), phrases.end(), TermId{0});
    const std::size_t count = std::min(phrases.size(), GuidedDrawing::mostPhrases);
    std::partial_sort(
        phrases.begin(),
        phrases.begin() + static_cast<std::ptrdiff_t>(count),
        phrases.end(),
        [&](TermId a, TermId b) { return chances[a] != chances[b] ? chances[a] > chances[b] : a < b; });
    phrases.resize(count);
    return phrases;
}

} // namespace

GuidedDrawing::GuidedDrawing(const Eigen::VectorXf &chances,
                             vocabulary::Associations associations,
                             double beta)
    : m_associations(std::move(associations))
    , m_beta(static_cast<float>(beta))
    , m_phrases(likeliest(chances))
    , m_placeOf(static_cast<std::size_t>(chances.size()), -1)
    , m_logChances(static_cast<Eigen::Index>(m_phrases.size()))
    , m_frequencyOf(m_phrases.size())
    , m_pull(m_phrases.size())
{
    constexpr float least = 1e-30F; // what has no chance comes last
    std::map<std::uint32_t, Eigen::Index> frequencies;
    for (std::size_t place = 0; place < m_phrases.size(); ++place) {
        const TermId phrase = m_phrases[place];
        m_placeOf[phrase] = static_cast<std::int32_t>(place);
        m_logChances[static_cast<Eigen::Index>(place)] = std::log(std::max(chances[phrase], least));
        m_frequencyOf[place] =
            frequencies.try_emplace(m_associations.passagesOf(phrase), frequencies.size()).first->second;
    }
    m_shares.resize(static_cast<Eigen::Index>(frequencies.size()));
    for (const auto &[passages, index] : frequencies)
        m_shares[index] = static_cast<float>(passages / static_cast<double>(m_associations.passages()));
}

// a_ij = ln(n_ij + 1) - ln(n_i n_j / N + 1), where the first is 0 for most.
const Eigen::ArrayXf &GuidedDrawing::pull(Eigen::Index place)
{
    Eigen::ArrayXf &pull = m_pull[static_cast<std::size_t>(place)];
    if (pull.size() > 0)
        return pull;
    const TermId phrase = m_phrases[static_cast<std::size_t>(place)];
    const Eigen::ArrayXf byChance =
        -(m_shares * static_cast<float>(m_associations.passagesOf(phrase)) + 1.0F).log();
    pull = byChance(m_frequencyOf);
    const auto row = m_associations.row(phrase);
    constexpr float step = static_cast<float>(1 / vocabulary::Associations::logSteps);
    for (std::size_t i = 0; i < row.terms.size(); ++i)
        if (const std::int32_t other = m_placeOf[row.terms[i]]; other >= 0)
            pull[other] += step * static_cast<float>(row.logCounts[i]);
    return pull;
}

// Chooses by m_weights. Block by block first: one sum of many is quicker than many sums.
Eigen::Index GuidedDrawing::choose(privacy::SecureRandom &random)
{
    constexpr Eigen::Index blockSize = 128;
    std::uniform_real_distribution<float> uniform(0.0F, m_weights.sum());
    float left = uniform(random);
    Eigen::Index chosen = 0;
    for (; chosen + blockSize < m_weights.size(); chosen += blockSize) {
        const float block = m_weights.segment(chosen, blockSize).sum();
        if (left < block)
            break;
        left -= block;
    }
    Eigen::Index last = chosen; // with a weight, should rounding lead behind the end
    for (; chosen < m_weights.size(); ++chosen) {
        if (m_weights[chosen] <= 0)
            continue;
        last = chosen;
        left -= m_weights[chosen];
        if (left < 0)
            break;
    }
    if (m_weights[last] <= 0)
        m_weights.maxCoeff(&last);
    return last;
}

void GuidedDrawing::weigh(const Eigen::ArrayXf &pulls, const std::vector<Eigen::Index> &drawn)
{
    constexpr float never = -1e9F; // far below any chance, and finite
    constexpr float least = 1e-20F;
    const float strength = drawn.empty() ? 0.0F : m_beta / static_cast<float>(drawn.size());
    // A chance is at most 1 and a pull at most 16, so that nothing overflows.
    m_weights = (m_logChances + strength * pulls).exp();
    for (const Eigen::Index place : drawn)
        m_weights[place] = 0;
    if (m_weights.sum() > least)
        return;
    m_weights = m_logChances + strength * pulls;
    for (const Eigen::Index place : drawn)
        m_weights[place] = never;
    m_weights = (m_weights - m_weights.maxCoeff()).exp();
}

std::vector<TermId> GuidedDrawing::draw(std::size_t length, privacy::SecureRandom &random)
{
    std::vector<Eigen::Index> drawn;
    Eigen::ArrayXf pulls = Eigen::ArrayXf::Zero(m_logChances.size());
    while (drawn.size() < std::min(length, m_phrases.size())) {
        weigh(pulls, drawn);
        drawn.push_back(choose(random));
        pulls += pull(drawn.back());
    }
    std::vector<TermId> phrases;
    for (const Eigen::Index place : drawn)
        phrases.push_back(m_phrases[static_cast<std::size_t>(place)]);
    return phrases;
}

} // namespace core::synthesis
