#pragma once

#include "core/project/PlanIssue.h"

namespace core::project {

/// What a plan says of the server that it asks: where it is, how it is reached, how fast and how far. No
/// issue quotes an address, a proxy or the name of a variable: each may hold a secret that was put there by
/// mistake.
PlanCheck checkServer(const Plan::Writer &writer);

/// Of a prompt pack, which names a model only where its format does.
PlanCheck checkModelOfPack(const Plan::Writer &writer);

} // namespace core::project
