#pragma once

#include "core/base/Result.h"
#include "core/synthesis/MethodFamily.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::synthesis {

class Synthesizer;

/// Every method there is, in the order in which they are offered; the first is the one to recommend.
std::span<const Synthesizer *const> synthesizers();

/// Null where none has the name.
const Synthesizer *findSynthesizer(std::string_view name);
/// Errors: InvalidPlan, naming the methods there are.
Result<const Synthesizer *> synthesizerOf(std::string_view name);

/// In their order.
std::vector<std::string_view> synthesizerNames();

/// A family with its methods, in their order; at least one.
struct FamilyMembers
{
    MethodFamily family;
    std::vector<const Synthesizer *> methods;
};

/// Every family, in the order of their first methods: the first is the one to recommend.
std::vector<FamilyMembers> methodFamilies();

} // namespace core::synthesis
