#pragma once

#include "core/synthesis/MethodWords.h"
#include "core/synthesis/ReleasePlan.h"

#include <optional>
#include <string>

/// The usefulness that measured corpora had at a budget and a number of records.
namespace core::synthesis {

/// Below this share of the usefulness that is possible a release is warned of.
inline constexpr double leastUsualShare = 2.0 / 3;

/// Returns the share of the accuracy without noise that a classifier of the sequences usually reaches, for a
/// resolving power (Resolution.h), from 0 to 1. Between the measured powers it follows their logarithm, below
/// them it falls to 0. The figures are in resources/docs/methods.md.
double usualShare(double power);

/// Returns the same for a planned release of the method `histogram`; empty without a declared number of
/// records.
std::optional<double> usualShare(const ReleasePlan &release, const ForecastFacts &facts);

/// Returns the line of a forecast about it, with a warning as its advice where it is little.
ForecastLine usualUseLine(const ReleasePlan &release, const ForecastFacts &facts);

/// Returns the same as one sentence of English, which begins in small letters.
std::string usualUseInWords(double share);

} // namespace core::synthesis
