#pragma once

#include "core/base/Fields.h"
#include "core/base/Public.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>

namespace core::synthesis {

/// The forms of evolution, as a plan names them.
inline constexpr std::string_view ownForm = "own";
inline constexpr std::string_view publishedForm = "published"; ///< Xie et al. 2024, see README.md

/// The settings of evolving texts in a plan, besides its budget.
struct EvolutionSettings
{
    std::string preset = std::string(ownForm);
    int rounds = 0;     ///< T; 0: by rule
    int chosen = 0;     ///< texts of a label that a round chooses; 0: by rule
    int variations = 3; ///< k: of each chosen text; 0: the first texts are all there are
    int hidden = 50;    ///< per cent of a text that a variation replaces
    /// Whether the writer gets the label of the texts that are voted on, and these have phrases of it.
    bool labelInPrompt = true;

    bool isPublished() const { return preset == publishedForm; }

    friend bool operator==(const EvolutionSettings &, const EvolutionSettings &) = default;
};

/// Returns the fields in the order in which they are written, with their checks.
const FieldTable<EvolutionSettings> &evolutionSettings();
/// Returns settings that evolutionSettings() accepted, completed by the preset.
EvolutionSettings evolutionSettingsOf(const Settings &settings);

/// The numbers of an evolution in a released model.
struct EvolutionShape
{
    int rounds = 1;
    int chosen = 1;
    int variations = 1;
    int hidden = 50;
    bool isPublished = false; ///< chosen by rank alone, varied by phrases that are drawn again
    bool isLabelled = true;   ///< the writer gets the labels

    /// The texts of a label that a round votes on.
    int pool() const { return chosen * (1 + variations); }
};

/// Replaces settings that are left to the rule by public values: the rounds by the budget of the votes, the
/// texts by the number of records if that was declared public.
EvolutionShape
evolutionShape(const EvolutionSettings &settings, const Choices &choices, const privacy::NoiseBudget &votes);

/// Converts to parameters of the method, and back; out of range if they are not of this method.
MethodParameters parametersOf(const EvolutionShape &shape, const Choices &choices);
EvolutionShape shapeIn(const MethodParameters &parameters);

/// One vote in cell units: finer than 1, so that the whole variance of Gaussian noise costs little.
inline constexpr std::int64_t voteWeight = 100;
/// One unit adds one vote in all: to one text of one label.
inline constexpr privacy::Sensitivity voteSensitivity{.l1 = voteWeight, .l2Squared = voteWeight * voteWeight};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::EvolutionShape> = true;
