#pragma once

#include "core/audit/Evidence.h"

#include <set>
#include <vector>

namespace core::audit {

/// The cells of one table that more than one canary touches: an attacker leaves them aside.
using SharedCells = std::set<std::size_t>;

/// The shared cells of each table.
std::vector<SharedCells>
sharedCellsOf(const Canaries &canaries, const std::vector<TableClaim> &tables, const Known &known);

/// The expected result of an attack on a correct program.
struct ExpectedGuesses
{
    double threshold = 0; ///< at which the attack is strongest; see guess()
    double right = 0;     ///< chance of a right guess about one canary
    double wrong = 0;
    double error = 0; ///< what either may be off by: five standard errors of the simulation

    /// Returns the average tally.
    Tally tally(long trials) const;
};

/// Returns the expectations for the attack on each table by itself, and last for all tables together. The
/// mechanism is simulated from its definition (exact shares of the canaries, plus noise by the claim, from
/// the closed-form quantile or std::normal_distribution), never by the product, with a fixed public seed.
/// `trials` canaries will be guessed; the threshold is the one with the best bound for that number.
std::vector<ExpectedGuesses> expectedGuesses(const Canaries &canaries,
                                             const std::vector<TableClaim> &tables,
                                             const std::vector<SharedCells> &shared,
                                             const Known &known,
                                             const GuessBound &bound,
                                             long trials);

} // namespace core::audit
