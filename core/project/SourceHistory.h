#pragma once

#include "core/privacy/LedgerEntry.h"
#include "core/release/Package.h"
#include "core/seeding/SeedModel.h"

#include <filesystem>
#include <optional>

namespace core::project {

/// What the ledger says of the source that the model was learned from: found by the debit of the same cost
/// that was reserved before and committed after the model was made. Nothing when there is none, as in a
/// project that came from another computer.
std::optional<release::SourceHistory> historyOf(const privacy::LedgerContents &ledger,
                                                const seeding::SeedModel &model);

/// The same from the ledger in a file. A ledger that is not there is not made, and one that cannot be read is
/// not at hand.
std::optional<release::SourceHistory> historyIn(const std::filesystem::path &ledger,
                                                const seeding::SeedModel &model);

} // namespace core::project
