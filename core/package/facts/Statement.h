#pragma once

#include "core/package/contents/Contents.h"

#include <string>

/// The promise of a package, in sentences that its documents and the window share.
namespace core::package {

/// The delta at which the zCDP account is stated as epsilon.
inline constexpr double statedDelta = 1e-6;

/// "differentially private with epsilon 4 per patient": the first account; of one that is not pure
/// "differentially private with epsilon 4 and delta 0.000001 per patient".
std::string promise(const BudgetStatement &budget);

/// "epsilon 4", "epsilon 4 and delta 0.000001"
std::string spendInWords(const privacy::Spend &spend);

/// Explains the unit and neighbouring data sets in whole sentences, and delta if there is one.
std::string unitInWords(const BudgetStatement &budget);

/// "at most 73.2 % sure": how sure someone can become who was 50 % sure. Rounded up.
std::string surenessInWords(const privacy::Spend &spend);

/// Explains epsilon as odds, in whole sentences.
std::string oddsInWords(const BudgetStatement &budget);
/// Returns a warning for an epsilon that protects little; empty for others.
std::string weaknessInWords(const BudgetStatement &budget);

/// Returns the bound for replacing a unit by another, in a sentence.
std::string replacedUnit(const BudgetStatement &budget);

/// The second account, in two sentences.
std::string otherAccount(const BudgetStatement &budget);
/// Rho, as epsilon, and except for which event it holds: "0.5, which is epsilon 4.7 at delta 1e-6".
std::string rhoInWords(const BudgetStatement &budget);
std::string rhoInWords(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels);

} // namespace core::package
