#pragma once

#include "core/audit/Canaries.h"
#include "core/synthesis/PublicInputs.h"

#include <memory>
#include <string_view>

namespace core::audit {

/// Phrases of the public vocabulary for each canary.
inline constexpr std::size_t phrasesPerCanary = 3;

/// The canaries for a method of core/methods/Methods.h, from the explicit array of families; null if none is
/// known, which the audit says instead of leaving the method out. The vocabulary has phrasesPerCanary x
/// `count` phrases; `inputs` outlive the canaries.
std::unique_ptr<Canaries>
canariesFor(std::string_view method, const synthesis::PublicInputs &inputs, std::size_t count);

} // namespace core::audit
