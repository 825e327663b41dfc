#include "core/methods/Methods.h"

#include "core/base/Family.h"
#include "core/base/Text.h"
#include "core/synthesis/keyphrases/ModelShape.h"

#include <algorithm>

// One line for each method, in the order in which they are offered: the function that its folder defines.
#define KEYSEED_METHODS(MEMBER)                                                                              \
    MEMBER(histogram)                                                                                        \
    MEMBER(independent)                                                                                      \
    MEMBER(linear)                                                                                           \
    MEMBER(logarithmic)                                                                                      \
    MEMBER(augPe)                                                                                            \
    MEMBER(dpDa)                                                                                             \
    MEMBER(dpBartByValue)                                                                                    \
    MEMBER(dpBartPruned)                                                                                     \
    MEMBER(dpBartPrunedWithNoise)                                                                            \
    MEMBER(adept)

namespace core::synthesis {

KEYSEED_FAMILY(Synthesizer, method, KEYSEED_METHODS)

std::span<const Synthesizer *const> synthesizers()
{
    return method::members();
}

const Synthesizer *findSynthesizer(std::string_view name)
{
    return findByName(synthesizers(), name);
}

Result<const Synthesizer *> synthesizerOf(std::string_view name)
{
    if (const Synthesizer *found = findSynthesizer(name))
        return found;
    return fail(ErrorCode::InvalidPlan,
                "the method \"" + std::string(name)
                    + "\" is not known; one of these was expected: " + joined(synthesizerNames()));
}

std::vector<std::string_view> synthesizerNames()
{
    return namesOf(synthesizers());
}

std::vector<FamilyMembers> methodFamilies()
{
    std::vector<FamilyMembers> families;
    for (const Synthesizer *each : synthesizers()) {
        const MethodFamily family = each->family();
        const auto known = std::ranges::find(
            families, family.name, [](const FamilyMembers &members) { return members.family.name; });
        if (known == families.end())
            families.push_back({family, {each}});
        else
            known->methods.push_back(each);
    }
    return families;
}

std::optional<std::string> modelProblem(const ReleasedModel &model)
{
    const Synthesizer *method = findSynthesizer(model.parameters.method);
    return method ? modelProblem(*method, model) : "the method is not known";
}

std::optional<ReleasedCounts> releasedCounts(const ReleasedModel &model,
                                             const vocabulary::Vocabulary &phrases)
{
    const Synthesizer *method = findSynthesizer(model.parameters.method);
    return method ? ReleasedCounts::of(*method, model, phrases) : std::nullopt;
}

std::optional<CountNoise> plannedCountNoise(const MethodParameters &parameters,
                                            std::size_t vocabularySize,
                                            std::span<const PlannedTable> tables)
{
    const Synthesizer *method = findSynthesizer(parameters.method);
    return method ? plannedCountNoise(*method, parameters, vocabularySize, tables) : std::nullopt;
}

} // namespace core::synthesis
