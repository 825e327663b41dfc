#include "core/synthesis/Synthesizers.h"

#include "core/synthesis/discrimination/DiscriminationSynthesizer.h"
#include "core/synthesis/evolution/EvolutionSynthesizer.h"
#include "core/synthesis/histogram/HistogramSynthesizer.h"
#include "core/synthesis/kernel/KernelSynthesizer.h"
#include "core/synthesis/rewriting/RewritingSynthesizer.h"

#include <algorithm>
#include <array>

namespace core::synthesis {

std::span<const Synthesizer *const> synthesizers()
{
    static const HistogramSynthesizer histogram;
    static const KernelSynthesizer independent(independentPhrases);
    static const KernelSynthesizer linear(iterativeLinear);
    static const KernelSynthesizer logarithmic(iterativeLogarithmic);
    static const EvolutionSynthesizer evolution;
    static const DiscriminationSynthesizer discrimination;
    static const RewritingSynthesizer byValue(rewritingKinds[0]);
    static const RewritingSynthesizer pruned(rewritingKinds[1]);
    static const RewritingSynthesizer prunedWithNoise(rewritingKinds[2]);
    static const RewritingSynthesizer byNorm(rewritingKinds[3]);
    static const std::array<const Synthesizer *, 10> all = {&histogram,
                                                            &independent,
                                                            &linear,
                                                            &logarithmic,
                                                            &evolution,
                                                            &discrimination,
                                                            &byValue,
                                                            &pruned,
                                                            &prunedWithNoise,
                                                            &byNorm};
    return all;
}

const Synthesizer *findSynthesizer(std::string_view name)
{
    const auto all = synthesizers();
    const auto found = std::ranges::find(all, name, [](const Synthesizer *each) { return each->name(); });
    return found == all.end() ? nullptr : *found;
}

Result<const Synthesizer *> synthesizerOf(std::string_view name)
{
    if (const Synthesizer *found = findSynthesizer(name))
        return found;
    std::string known;
    for (const std::string_view each : synthesizerNames())
        known.append(known.empty() ? "" : ", ").append(each);
    return fail(ErrorCode::InvalidPlan,
                "the method \"" + std::string(name) + "\" is not known; one of these was expected: " + known);
}

std::vector<std::string_view> synthesizerNames()
{
    std::vector<std::string_view> names;
    for (const Synthesizer *each : synthesizers())
        names.push_back(each->name());
    return names;
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

} // namespace core::synthesis
