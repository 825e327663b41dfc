#pragma once

#include "core/synthesis/PublicInputs.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core::evaluation {

/// How often a text uses each phrase. PRIVATE where the text is a record.
using PhraseUses = std::vector<std::pair<vocabulary::TermId, std::uint32_t>>;

PhraseUses phraseUses(const synthesis::PublicInputs &inputs, std::string_view text);

/// Returns the uses of both texts together.
PhraseUses sumOf(const PhraseUses &a, const PhraseUses &b);

/// A language model of single phrases: each comes with the share it had in the texts, smoothed as if every
/// phrase of the vocabulary had been used once `smoothing` times more. PRIVATE where texts were records.
class PhraseModel final
{
public:
    static constexpr double smoothing = 0.1;

    explicit PhraseModel(std::size_t phrases)
        : m_phrases(phrases)
    {}

    void add(const PhraseUses &text);
    /// Natural logarithm of the chance of the text's phrases, in their order; 0 of a text without one.
    double logLikelihood(const PhraseUses &text) const;
    /// The same of the model without this text, which was added.
    double logLikelihoodWithout(const PhraseUses &text) const;

private:
    std::size_t m_phrases;
    std::int64_t m_total = 0;
    std::unordered_map<vocabulary::TermId, std::int64_t> m_uses;
};

} // namespace core::evaluation
