#pragma once

#include "core/base/Database.h"
#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

/// How a project file keeps the small releases beside its models: a row for each, with a description in JSON.
namespace core::pipeline {

/// Takes one row; false where it is damaged, as also when it throws nlohmann::json::exception.
using TakeRow = std::function<bool(const Statement &row, const nlohmann::json &description)>;

/// All rows of `query`, whose first column is the description. `damaged`: what is damaged, and what to do,
/// for the error. Errors: Database.
Result<void>
readReleases(Database &database, const std::string &query, const std::string &damaged, const TakeRow &take);

/// Reads a table whose rows have their SHA-256 beside them, oldest first; a row that does not match is
/// damaged. `what`: "a choice is damaged".
Result<void> readSealedReleases(Database &database,
                                const std::string &table,
                                const std::string &what,
                                const std::function<void(const nlohmann::json &description)> &take);

struct SealedRelease
{
    std::string committedAt;
    std::string description; ///< the bytes whose SHA-256 the ledger holds
    std::int64_t reservation = 0;
};
/// Adds a row to such a table. `table`: with its schema. Errors: Database.
Result<void> insertSealedRelease(Database &database, const std::string &table, const SealedRelease &release);

} // namespace core::pipeline
