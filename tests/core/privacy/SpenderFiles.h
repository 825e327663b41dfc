#pragma once

#include "core/privacy/ledger/Ledger.h"

#include <filesystem>
#include <string>

/// What LedgerSpender writes, for itself and for the tests that look at it afterwards.
namespace spender {

inline const core::privacy::DataSource source{"notes", "/data/notes.csv", core::Digest{1}};
inline constexpr double epsilon = 1.0; ///< of each run
inline constexpr auto projectSchema =
    "CREATE TABLE IF NOT EXISTS model(id INTEGER PRIMARY KEY, micro_epsilon INTEGER NOT NULL, cells BLOB)";

/// The package of a reservation: a file that holds what it cost, in micro-epsilon.
inline std::filesystem::path packagePath(const std::filesystem::path &project, std::int64_t sequence)
{
    return project.parent_path() / (std::to_string(sequence) + ".package");
}

} // namespace spender
