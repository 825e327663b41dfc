#pragma once

#include "core/base/Error.h"

#include <string>

struct sqlite3;

namespace core {

/// What the last call on `handle` (null: none could be made) failed with, in SQLite's words and ours: what to
/// do about it. `file` is named first.
Error databaseError(sqlite3 *handle, const std::string &file);

} // namespace core
