#pragma once

#include "core/audit/RewrittenUnits.h"

#include <array>
#include <string>
#include <vector>

namespace core::audit {

/// One released table, and the part of a row in it.
struct Part
{
    std::string name;
    privacy::Cells RewrittenUnits::Released::*cells;
    privacy::Cells low; ///< of one row at either end
    privacy::Cells high;
    privacy::Noise noise;
};

/// The rows and their labels.
std::vector<Part> partsOf(const RewrittenUnits &tried);

/// The part that an attacker looks at: several rows together, in one table or several.
struct Attack
{
    std::string name;
    std::vector<const Part *> parts;
    std::size_t rows = 1; ///< of a trial
    double claimedEpsilon = 0;
};

/// Returns the attacks on one row, on all rows of a unit, on its labels, and last on both. `parts`: those of
/// partsOf(), which outlive the attacks.
std::vector<Attack> attacksOf(const RewrittenUnits &tried, const std::vector<Part> &parts);

/// Two releases, of units at the lower end and at the higher.
using Pair = std::array<RewrittenUnits::Released, 2>;

/// The result of an attack on a correct program, by the definition of the mechanism with floating-point
/// noise, without any code of the program.
struct Theory
{
    Pair chosenFrom;           ///< has the most telling event
    double expectedBound = 0;  ///< in a release, on average
    double leastPlausible = 0; ///< the bound of that event falls below with a chance of at most 4e-9
};

/// Returns the theory of each attack. `rows`: of a release.
std::vector<Theory> theoriesOf(const std::vector<Attack> &attacks,
                               const std::vector<Part> &parts,
                               std::size_t rows,
                               double delta);

/// The smallest epsilon that an attack does not rule out: the likelihood ratio of every trial is its score,
/// the most telling event, of the first pair or of theory, is counted in the other.
double toldBy(const Attack &attack, const Theory &theory, const Pair &first, const Pair &fresh, double delta);

} // namespace core::audit
