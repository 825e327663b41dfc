#include "core/methods/histogram/PhrasePrior.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core::synthesis {

namespace {

constexpr std::uint32_t silentWeight = 4'000; // idf in thousandths
constexpr float idfExponent = 1.2F;
constexpr float factorPerWord = 0.1F;

} // namespace

std::vector<bool> silentPhrases(const vocabulary::Vocabulary &phrases)
{
    std::vector<bool> silent(phrases.size());
    for (vocabulary::TermId id = 0; id < phrases.size(); ++id)
        silent[id] = !phrases.contribution(id) && phrases.weight(id) <= silentWeight;
    if (std::ranges::find(silent, false) == silent.end())
        silent.assign(silent.size(), false);
    return silent;
}

Eigen::VectorXf phrasePrior(const vocabulary::Vocabulary &phrases)
{
    const std::vector<bool> silent = silentPhrases(phrases);
    Eigen::VectorXf logs(static_cast<Eigen::Index>(phrases.size()));
    for (Eigen::Index row = 0; row < logs.size(); ++row) {
        const auto id = static_cast<vocabulary::TermId>(row);
        if (const auto known = phrases.prior(id)) {
            logs[row] = std::log(*known);
            continue;
        }
        const auto isBetween = [](char c) { return c == ' ' || c == '-'; };
        const auto furtherWords = static_cast<float>(std::ranges::count_if(phrases.term(id), isBetween));
        logs[row] = -idfExponent * static_cast<float>(phrases.weight(id)) / 1000.0F
                    + furtherWords * std::log(factorPerWord);
    }
    constexpr float leastLog = -60; // far below any difference of real weights, and above 0 as a float
    Eigen::VectorXf prior = (logs.array() - logs.maxCoeff()).max(leastLog).exp();
    for (Eigen::Index row = 0; row < prior.size(); ++row)
        if (silent[static_cast<std::size_t>(row)])
            prior[row] = 0;
    return prior / prior.sum();
}

} // namespace core::synthesis
