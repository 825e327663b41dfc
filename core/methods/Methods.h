#pragma once

#include "core/base/Result.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The methods that there are, and the lookup of the method of a plan or of a released model. Nothing of
/// core/synthesis includes this folder.
namespace core::synthesis {

/// Returns every method, in the order in which they are offered; the first is the recommended one.
std::span<const Synthesizer *const> synthesizers();

/// Returns null where none has the name.
const Synthesizer *findSynthesizer(std::string_view name);
/// Errors: InvalidPlan, naming the methods there are.
Result<const Synthesizer *> synthesizerOf(std::string_view name);

/// Returns the names in the order of the methods.
std::vector<std::string_view> synthesizerNames();

/// A family with its methods, in their order; at least one.
struct FamilyMembers
{
    MethodFamily family;
    std::vector<const Synthesizer *> methods;
};

/// Returns every family, in the order of their first methods: the first is the recommended one.
std::vector<FamilyMembers> methodFamilies();

// Returns the method of a released model.

/// Returns what keeps the model from holding together, if anything; see ModelShape.h.
std::optional<std::string> modelProblem(const ReleasedModel &model);

/// Returns the finest table of counts; empty if the model has none. The references must outlive the view.
std::optional<ReleasedCounts> releasedCounts(const ReleasedModel &model,
                                             const vocabulary::Vocabulary &phrases);

/// Returns the noise of the finest table of counts that a commit will release; empty if it releases none.
std::optional<CountNoise> plannedCountNoise(const MethodParameters &parameters,
                                            std::size_t vocabularySize,
                                            std::span<const PlannedTable> tables);

} // namespace core::synthesis
