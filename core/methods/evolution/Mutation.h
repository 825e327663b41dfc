#pragma once

#include "core/methods/evolution/EvolutionSettings.h"
#include "core/synthesis/PublicInputs.h"

#include <Eigen/Core>

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace core::synthesis {

/// A text to write: the request to its writer, and the same as numbers.
struct Wish
{
    Sequence sequence;
    std::uint32_t label = 0;
    std::vector<vocabulary::TermId> phrases;
};

/// Says which texts are wanted: new ones, and variations of those that were chosen. Public and released
/// things alone; the randomness is public, too, and of the caller, so that a run that was cut off asks for
/// the same texts again.
class Mutation final
{
public:
    /// Draws phrases by their noisy counts in `model` if it has them, otherwise by the public prior and the
    /// names of the labels; if its shape excludes labels, by neither names nor labels. `length` phrases per
    /// text. `inputs` must outlive it.
    Mutation(const ReleasedModel &model, const PublicInputs &inputs, int length, const JobControl &control);

    Wish fresh(std::uint32_t label, std::mt19937_64 &random) const;
    /// Returns a variation of `parent` with this percentage of its phrases replaced, half of them by phrases
    /// of `others`, which have its label, half by the nearest of some that are expected (in the published
    /// form by new ones), and its text with as many words hidden (keyphrases/Draft.h).
    Wish varied(const Candidate &parent,
                std::span<const Candidate> others,
                int hidden,
                std::mt19937_64 &random) const;

    /// The same without the text, for who looks at several before one is written.
    Wish recombined(const Candidate &parent,
                    std::span<const Candidate> others,
                    int hidden,
                    std::mt19937_64 &random) const;

private:
    using Chances = std::discrete_distribution<vocabulary::TermId>;
    vocabulary::TermId any(std::uint32_t label, std::mt19937_64 &random) const;
    vocabulary::TermId near(vocabulary::TermId phrase, std::uint32_t label, std::mt19937_64 &random) const;
    vocabulary::TermId instead(vocabulary::TermId phrase,
                               std::uint32_t label,
                               std::span<const Candidate> others,
                               std::mt19937_64 &random) const;
    Wish wish(std::uint32_t label, std::vector<vocabulary::TermId> phrases) const;

    const PublicInputs &m_inputs;
    std::vector<std::string> m_labels;
    EvolutionShape m_shape;
    std::size_t m_length;
    mutable std::vector<Chances> m_chances; ///< by label; drawing from one changes nothing of it
};

} // namespace core::synthesis
