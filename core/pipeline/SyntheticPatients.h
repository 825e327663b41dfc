#pragma once

#include "core/base/Public.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/Plan.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

template<>
inline constexpr bool core::isPublic<core::plan::Plan> = true;

namespace core::pipeline {

using plan::Plan;

/// One note of a synthetic patient: its label and the values of the declared fields.
struct SyntheticNote
{
    std::uint32_t patient = 0; ///< from 1
    std::uint32_t note = 0;    ///< from 1, of the patient; dates of the notes do not fall with it
    std::uint32_t notes = 0;   ///< of the patient
    std::uint32_t label = 0;
    std::optional<int> daysSinceLast = {}; ///< days since the note before of the patient, where it is known
    std::vector<std::string> fields;       ///< in the order of the plan; empty: missing
};

/// Returns the values of a note that are not missing, for people and language models: "age: 64 years".
/// Days since the first note are left out: sentences say how long after another a note was written.
std::vector<std::string> factsOfNote(const Plan &plan, const std::vector<std::string> &values);

/// Draws synthetic patients with their notes, as many notes of each label as sequencesPerLabel() says. Fields
/// of the patient are the same in all notes; a number is drawn inside its bin. Post-processing.
std::vector<SyntheticNote> drawSyntheticNotes(const synthesis::ReleasedModel &model, const Plan &plan);

/// Gives each sequence a note of a synthetic patient with its label. Sequences of a model without fields stay
/// as they are.
Sequences withPatients(const Plan &plan, const Model &model, const Sequences &sequences);

/// Returns the shares of the labels by the released marginals of the fields; empty if they have no label.
std::vector<double> labelSharesOfFields(const synthesis::ReleasedModel &model);

} // namespace core::pipeline
