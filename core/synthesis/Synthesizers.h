#pragma once

#include "core/base/Result.h"

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

} // namespace core::synthesis
