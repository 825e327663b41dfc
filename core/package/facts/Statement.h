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

/// Returns e^epsilon / (1 + e^epsilon) of a pure spend: the largest certainty that somebody can reach who was
/// 50 % sure. With a delta (e^epsilon + delta) / (1 + e^epsilon): how often a guess of theirs is right, at
/// most (Kairouz, Oh, Viswanath 2015).
double largestSureness(const privacy::Spend &spend);
/// Returns it in words, rounded up: "at most 73.2 % sure", or "at most 73.2 % right" with a delta.
std::string surenessInWords(const privacy::Spend &spend);

/// Explains epsilon as odds, in whole sentences.
std::string oddsInWords(const BudgetStatement &budget);
/// Returns a warning for an epsilon that protects little; empty for others.
std::string weaknessInWords(const BudgetStatement &budget);

/// Returns what all debits of a source cost together, and the account that says so: "epsilon 3.483679 and
/// delta 0.00001 by the exact account".
std::string togetherInWords(const privacy::AccountStatement &together);

/// Returns the bound for replacing a unit by another, in a sentence.
std::string replacedUnit(const BudgetStatement &budget);

/// Returns whether the second account says more than the first: a smaller epsilon at statedDelta.
bool otherAccountSaysMore(const BudgetStatement &budget);
/// Describes the second account in two sentences; empty if it says no more than the first.
std::string otherAccount(const BudgetStatement &budget);
/// Returns rho, its epsilon, and what finding labels adds to delta: "0.5, which is epsilon 4.7 at delta
/// 1e-6".
std::string rhoInWords(const BudgetStatement &budget);
std::string rhoInWords(const privacy::Spend &spend, std::int64_t picoDeltaOfLabels);

} // namespace core::package
