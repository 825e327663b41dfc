#pragma once

#include "core/package/contents/Contents.h"

#include <string>

/// The promise of a package, in sentences that its documents and the window share.
namespace core::package {

/// The delta at which the zCDP account is stated as epsilon.
inline constexpr double statedDelta = 1e-6;

/// Returns the first account: "differentially private with epsilon 4 per patient", or "differentially private
/// with epsilon 4 and delta 0.000001 per patient" if it is not pure.
std::string promise(const BudgetStatement &budget);

/// Returns "epsilon 4" or "epsilon 4 and delta 0.000001".
std::string spendInWords(const privacy::Spend &spend);

/// Explains the unit and neighbouring data sets in whole sentences, and delta if there is one.
std::string unitInWords(const BudgetStatement &budget);

/// Returns "at most 73.2 % sure": the largest certainty that somebody can reach who was 50 % sure. Rounded
/// up.
std::string surenessInWords(const privacy::Spend &spend);

/// Explains epsilon as odds, in whole sentences.
std::string oddsInWords(const BudgetStatement &budget);
/// Returns a warning for an epsilon that protects little; empty for others.
std::string weaknessInWords(const BudgetStatement &budget);

/// Returns the bound for replacing a unit by another, in a sentence.
std::string replacedUnit(const BudgetStatement &budget);

/// Describes the second account in two sentences.
std::string otherAccount(const BudgetStatement &budget);
/// Returns rho, its epsilon, and the event for which it does not hold: "0.5, which is epsilon 4.7 at delta
/// 1e-6".
std::string rhoInWords(const BudgetStatement &budget);
std::string rhoInWords(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels);

} // namespace core::package
