#pragma once

#include "core/plan/Plan.h"

#include <array>
#include <optional>

namespace ui {

/// The subject of the records, for the choice of a built-in vocabulary.
enum class Subject { Medical, Other };

/// The epsilons that a person chooses among by their odds; none is the default.
inline constexpr std::array offeredEpsilons{0.5, 1.0, 3.0};

/// Returns the built-in vocabulary for the language of the records and the subject; empty if there is none.
std::optional<core::plan::Plan::Vocabulary> recommendedVocabulary(const core::plan::Plan &plan,
                                                                  Subject subject);

/// Returns the plan with the recommended choices of all pages between the records and the commit: the
/// vocabulary by language and subject, the method that is offered first, the template writer in the language
/// of the records, and the epsilon. What belongs to the records stays, and so does a vocabulary of the
/// organisation. Without a built-in vocabulary the vocabulary stays as it is.
core::plan::Plan withRecommended(core::plan::Plan plan, Subject subject, std::optional<double> epsilon);

} // namespace ui
