#pragma once

#include "core/audit/CanaryWorld.h"
#include "core/base/JobControl.h"
#include "core/privacy/Spend.h"
#include "core/synthesis/Synthesizer.h"

#include <cstdint>
#include <vector>

namespace core::audit {

/// The numbers that an attacker reads after one release.
struct ReleasedNumbers
{
    std::vector<TableClaim> tables; ///< as the manifest of the package states them, in its order
    privacy::Spend spend;           ///< the same
    Known known;
    /// The numbers in the project file, by table and cell; `packaged` repeats those that the package
    /// contains.
    std::vector<std::vector<std::int64_t>> stored;
    /// The same numbers as the package states them, rounded as there.
    std::vector<std::vector<std::int64_t>> packaged;
};

/// How a journey is made. The tests leave something out to see it found.
struct Journey
{
    const synthesis::Synthesizer &method;
    bool isGaussian = false;
    bool hasPersons = true; ///< false: the plan takes each record for a unit, whatever is claimed
    std::size_t form = 0;   ///< the place of the records' form in recordForms(), from 0 again behind the last
};

/// Takes the canaries that are `present` through all functions that the programs call: files of records in
/// this form, plan, reader, commit with a ledger and a project file of their own, sequences, documents of the
/// template, a package that is verified; then reads back manifest.json, vocabulary.csv and the project file.
/// Everything lies in the folder of the world, below a folder that is removed at the end, also on errors; no
/// keyring is used. Errors: those of the steps; Internal where package and project file disagree.
Result<ReleasedNumbers> journeyOf(const CanaryWorld &world,
                                  const Canaries &canaries,
                                  const Journey &journey,
                                  const std::vector<bool> &present,
                                  JobControl &control);

} // namespace core::audit
