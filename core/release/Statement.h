#pragma once

#include "core/release/Package.h"

#include <string>

namespace core::release {

/// README.md: what the package is and what is promised, in plain language, for a recipient and for the
/// privacy officer who signs it off.
std::string statementText(const Contents &contents);

/// "differentially private with epsilon 4 per patient": the first account; of one that is not pure
/// "differentially private with epsilon 4 and delta 0.000001 per patient".
std::string promise(const BudgetStatement &budget);

/// What one unit is and what neighbouring data sets are, in whole sentences; what delta means where there is
/// one.
std::string unitInWords(const BudgetStatement &budget);

/// What else the promise is worth, sentence by sentence: its conditions. For both documents.
std::string conditions(const BudgetStatement &budget);

} // namespace core::release
