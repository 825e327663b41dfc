#pragma once

#include <string>
#include <vector>

namespace core::audit {

/// The verdict of an end-to-end audit on one method under one noise.
enum class Verdict {
    Holds,
    Refuted,         ///< the claim is wrong: more can be learned about a person than it allows
    NoiseNotFresh,   ///< the noise of a table is that of another, or not what is claimed
    SuspiciouslyLow, ///< the attack found less than it must on a right program: the audit saw no persons
};

/// The findings of one table, read together with the table whose noise chose its content, if there is one
/// (the vocabulary, for the kernel tables): claims and bounds are of both together, the weight is its own.
struct TableFinding
{
    std::string table;
    double claimedEpsilon = 0;
    double measuredLowerBound = 0;
    double expectedLowerBound = 0; ///< on average, on a right program
    double leastPlausible = 0;     ///< below which it is not, on a right program; 0: not known
    double weight = 1;             ///< of a person in the released numbers; 1: as defined
};

struct EndToEndRow
{
    std::string method;
    bool isGaussian = false;
    double claimedEpsilon = 0; ///< of the whole release, as its package states it
    double claimedDelta = 0;
    double measuredLowerBound = 0; ///< by an attack on all tables together
    double expectedLowerBound = 0; ///< the average on a correct program
    long trials = 0;               ///< canary persons, in all runs
    std::string basis = {};        ///< the subject of its numbers in words, if these are not whole records
    std::vector<TableFinding> tables;
    Verdict verdict = Verdict::Holds;
    std::vector<std::string> faults; ///< in words, the most serious first; empty if the row holds

    bool holds() const { return verdict == Verdict::Holds; }
};

} // namespace core::audit
