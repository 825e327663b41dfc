#pragma once

#include "core/pipeline/asking/ServerKey.h"
#include "core/plan/CheckedPlan.h"
#include "core/vectorserver/VectorQueue.h"
#include "core/vocabulary/Source.h"

#include <filesystem>
#include <string>

namespace core::pipeline {

using plan::CheckedPlan;

/// Returns whether a person has to have a server asked before the plan's vectors can be opened, or had it
/// asked.
bool hasVectorServer(const plan::Plan &plan);

/// Whom the settings of a source `endpoint` name, and how it is reached; without a key.
vectorserver::ServerAccess askingOf(const Settings &settings);

/// The server that the plan's embedding names.
KeyedServer vectorServerKey(const plan::Plan &plan);

/// Opens the vocabulary of the plan and asks the server of its embedding for what is not known yet. `key`
/// goes nowhere but into requests. Errors: InvalidPlan (the plan names no server), those of opening the
/// vocabulary and of askForVectors. Stage: "vectors".
Result<vectorserver::RequestOutcome> askVectorServer(const CheckedPlan &plan,
                                                     const vocabulary::Folders &folders,
                                                     chat::AllowedKey key,
                                                     const vectorserver::RequestLimits &limits,
                                                     JobControl &control);

} // namespace core::pipeline
