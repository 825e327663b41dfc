#pragma once

#include "core/evaluation/attack/MembershipAttack.h"
#include "core/privacy/Spend.h"

#include <string>

namespace cli {

/// For the steward's terminal; the first line says that it is internal. `spend`: what the package cost, which
/// bounds what any attack finds. PRIVATE.
std::string attackTable(const core::evaluation::MembershipAttack &attack, const core::privacy::Spend &spend);

} // namespace cli
