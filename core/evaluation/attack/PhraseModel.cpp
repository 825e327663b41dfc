#include "core/evaluation/attack/PhraseModel.h"

#include <cmath>
#include <map>

namespace core::evaluation {

PhraseUses phraseUses(const synthesis::PublicInputs &inputs, std::string_view text)
{
    PhraseUses uses;
    for (const auto &[term, times] : inputs.matcher->match(text))
        uses.emplace_back(term, static_cast<std::uint32_t>(times));
    return uses;
}

PhraseUses sumOf(const PhraseUses &a, const PhraseUses &b)
{
    std::map<vocabulary::TermId, std::uint32_t> uses(a.begin(), a.end());
    for (const auto &[term, times] : b)
        uses[term] += times;
    return {uses.begin(), uses.end()};
}

void PhraseModel::add(const PhraseUses &text)
{
    for (const auto &[term, times] : text) {
        m_uses[term] += times;
        m_total += times;
    }
}

double PhraseModel::logLikelihood(const PhraseUses &text) const
{
    const double all = static_cast<double>(m_total) + smoothing * static_cast<double>(m_phrases);
    double sum = 0.0;
    for (const auto &[term, times] : text) {
        const auto found = m_uses.find(term);
        const double uses = found == m_uses.end() ? 0.0 : static_cast<double>(found->second);
        sum += times * std::log((uses + smoothing) / all);
    }
    return sum;
}

double PhraseModel::logLikelihoodWithout(const PhraseUses &text) const
{
    double all = static_cast<double>(m_total) + smoothing * static_cast<double>(m_phrases);
    for (const auto &[term, times] : text)
        all -= times;
    double sum = 0.0;
    for (const auto &[term, times] : text)
        sum += times * std::log((static_cast<double>(m_uses.at(term)) - times + smoothing) / all);
    return sum;
}

} // namespace core::evaluation
