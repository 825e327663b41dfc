#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/Language.h"

#include <string>
#include <string_view>

/// The synthetic patient of a sequence in words. Names and values of fields stay as the plan declares them.
namespace core::writing {

/// Returns the facts as one line, and the time since the note before where it is known: "Sex: woman; age: 64
/// years. Two weeks after the previous note." Empty without both.
std::string factsLine(const synthesis::Sequence &sequence, const Language &language);

/// Returns sentences about the patient for a language model: the facts, which of its notes this is, and the
/// time since the note before: "This is note 3 of 4 of this patient, two weeks after the second."
/// Empty without a patient. `language`: a name or a code; English for one that has no sentences.
std::string patientInWords(const synthesis::Sequence &sequence, std::string_view language);

} // namespace core::writing
