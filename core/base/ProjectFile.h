#pragma once

#include "core/base/Database.h"
#include "core/base/Result.h"

#include <cstdint>

namespace core {

/// Layout of a project file (`*.keyseed`), all tables of it. Released values and the answers of a language
/// model are in one file, so that they stay together. Version 3 is the oldest that is read.
extern const DatabaseLayout projectFileLayout;

/// Stores a row of each kind that a commit may store, of `bytes` together, in the attached schema "project",
/// and takes them back: a file whose counters or pages are full says so before anything is paid. Errors:
/// Database, Io.
Result<void> tryToStore(Database &database, std::uint64_t bytes);

} // namespace core
