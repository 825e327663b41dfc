#pragma once

#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/privacy/ledger/LedgerEntry.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <filesystem>
#include <optional>

namespace core::pipeline {

/// Returns the history of the data source of a model: the debits under its name, with the day of each, and
/// its cap. Returns nothing if the ledger has no debit of the number and cost that the model names, as for a
/// project from another computer.
std::optional<package::SourceHistory> historyOf(const privacy::LedgerContents &ledger,
                                                const synthesis::ReleasedModel &model);

/// The same from the ledger in a file. A ledger that is not there is not made, and one that cannot be read is
/// not available. Errors: Database, when the model is not what the ledger says it was charged for: the
/// project file was changed by hand.
Result<std::optional<package::SourceHistory>> historyIn(const std::filesystem::path &ledger,
                                                        const synthesis::ReleasedModel &model);

} // namespace core::pipeline
