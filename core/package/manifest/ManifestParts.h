#pragma once

#include "core/package/text/JsonText.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Sensitivity.h"
#include "core/privacy/Spend.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstdint>
#include <string>

/// The parts of manifest.json that follow from others: written by these functions, and made again by
/// verification, which compares.
namespace core::package {

/// What a manifest says of one table of the model.
struct MechanismFacts
{
    std::string method;
    std::string table;
    std::string releases; ///< in plain words
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
    bool unitIsPerson = false;
    std::uint64_t cells = 0;
    std::string committedAt;
};

/// An entry of "mechanisms": the facts, and what they cost in both accounts.
Json mechanismJson(const MechanismFacts &facts);

/// "accounts": the first account under "pure" or, where it has a delta, "approximate"; the second under
/// "zCDP", also as epsilon at statedDelta. Rho holds but for an event of probability `picoDeltaOfLabels`, in
/// 1e-12, which is stated with it where there is one and added to that delta.
Json accountsJson(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels = 0);

/// "method": the public choices that shaped the model.
Json methodJson(const synthesis::MethodParameters &parameters);

} // namespace core::package
