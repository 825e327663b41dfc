#pragma once

#include "core/package/contents/Contents.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/Plan.h"
#include "core/synthesis/PublicInputs.h"

#include <cstdint>
#include <optional>

namespace core::pipeline {

/// Whether a package holds its vocabulary, so that its recipient can train on it.
enum class VocabularyTravel {
    BuiltIn,      ///< never: the recipient has it
    Travels,      ///< unless a person leaves it out: a list of the organisation, or learnt from public texts
    NeedsLicence, ///< where a person states that its licence allows it: terms of a terminology
    TooLarge,     ///< never: the file takes 65,536 phrases and vectors of 4,096 numbers
};

/// Returns the travel of the vocabulary of a plan, by its sources alone and the size of what they hold.
VocabularyTravel vocabularyTravel(const plan::Plan &plan, const PublicInputs &inputs);

/// Returns whether the vocabulary is in the package, by what a person wants; empty: nothing was said.
bool isPacked(VocabularyTravel travel, std::optional<bool> wanted);

/// Returns what a package holds of the vocabulary beside its phrases.
package::TravellingVocabulary travellingVocabulary(const PublicInputs &inputs);

} // namespace core::pipeline
