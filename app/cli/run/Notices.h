#pragma once

#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/Plan.h"
#include "core/privacy/ledger/Ledger.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace cli {

// Notes and warnings on stderr, after which a command continues.

/// Warns if the plan has a delta that is larger than recommended.
void warnOfDelta(const core::plan::Plan &plan);
/// Warns, before the debit, if the language of the records is not declared, so that nothing tells a
/// vocabulary in another language, and if a vocabulary was learnt from little text.
void warnOfVocabulary(const core::plan::Plan &plan, const core::pipeline::PublicInputs &inputs);
/// Notes after the export that the recipient cannot train, if the vocabulary is not in the package.
void tellOfVocabulary(const core::plan::Plan &plan,
                      const core::pipeline::PublicInputs &inputs,
                      std::optional<bool> wanted);
/// Says before the debit what to expect of the declared fields: how large the noise is, and from how many
/// persons or records on pairs of fields are measured. Nothing without fields.
void tellOfFields(const core::plan::Plan &plan);
/// Says before the debit how useful so many records usually are at this epsilon, where their number is
/// declared public and the method has figures; a warning below two thirds of what is possible.
void tellOfUsualUse(const core::plan::Plan &plan, const core::pipeline::PublicInputs &inputs);
/// Warns if no record counts. The words do not depend on the rows: the log of a nightly run must not tell
/// which and how many of them were skipped.
void warnWithoutRecords(const core::pipeline::PrivateCounts &counts);

/// Prints how many files, documents and records were left out, and why, and how many texts of the records
/// stand in public inputs. PRIVATE: for the screen.
void tellOfLeftOut(const core::pipeline::PrivateCounts &counts);
/// Warns if a figure or a choice was released of no record, so that it is noise alone.
void warnWithoutTests(std::int64_t usable);
/// Returns the data source that is charged for reading `records`: `given` (--source), or that of the plan if
/// these are its records. Errors: InvalidPlan: other records need a source of their own; the name is none.
core::Result<std::string>
chargedSource(const core::plan::Plan &plan, const std::string &records, const std::string &given);
/// Adds --source-is-new to a command.
void addSourceIsNewOption(CLI::App &command, bool &isNew);
/// Adds --source to a command that reads records of the plan or others.
void addSourceOption(CLI::App &command, std::string &source);
/// Notes, before the debit, if the project file holds a model already: another package of it costs nothing.
/// Errors: Database.
core::Result<void> adviseOnPaidModel(const std::filesystem::path &project);

/// Returns "the run of project X at TIME was interrupted after its budget was debited: ..."
std::string interruptionText(const core::privacy::LedgerEntry &entry);
/// Notes each earlier run that was interrupted after its budget was debited, and enters a notice into the
/// ledger, so that it is noted once. Errors: those of the ledger.
core::Result<void> tellOfInterruptedRuns(core::privacy::Ledger &ledger);

/// The debit of a reservation, and the spending of its source since the ledger began.
struct Spent
{
    core::privacy::LedgerEntry debited;
    core::privacy::SourceAccount source;

    /// Returns "epsilon 4 of source \"cardiology notes\", which has spent 4 of 8".
    std::string inWords() const;
    /// Returns an event of one line, for programs.
    std::string asEvent() const;
};

/// Finds the debit of a reservation. Empty if the ledger cannot be read now or has no such reservation: the
/// debit stands nevertheless.
std::optional<Spent> spentBy(core::privacy::Ledger &ledger, std::int64_t sequence);

} // namespace cli
