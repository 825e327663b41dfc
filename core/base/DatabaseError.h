#pragma once

#include "core/base/Error.h"

#include <string>

struct sqlite3;

namespace core {

/// Returns the error of the last call on `handle` (null: none could be made), in SQLite's words and ours,
/// with what to do about it. `file` is named first.
Error databaseError(sqlite3 *handle, const std::string &file);

} // namespace core
