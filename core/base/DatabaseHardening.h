#pragma once

#include "core/base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

struct sqlite3;

namespace core {

/// Whether the views of a file may be read.
enum class Views { Refused, Read };

/// Keeps a connection from running what others may have put into its file, from trusting its schema and from
/// loading anything (https://www.sqlite.org/security.html). Every connection to a file goes through it.
/// Errors: Internal, Database.
Result<void> distrustFiles(sqlite3 *handle, const std::string &file, Views views);

/// Lets statements of a connection read only, and call the functions alone whose time grows with the length
/// of their values: within one call, SQLite asks for no limit of time. instr(), replace() and trim() of given
/// letters take at most 100 bytes to look for. Returns false if this SQLite cannot.
bool limitFunctions(sqlite3 *handle);

/// Returns the name of a file in a form that SQLite does not interpret ("file:..." as a URI, ":memory:" as no
/// file).
std::string plainName(const std::filesystem::path &path);

/// Interrupts what SQLite does on a connection, as long as the object lives, when it takes too long or too
/// much memory.
class WorkLimit final
{
public:
    WorkLimit(sqlite3 *handle,
              std::chrono::milliseconds time,
              std::int64_t bytes = std::numeric_limits<std::int64_t>::max());
    WorkLimit(const WorkLimit &) = delete;
    WorkLimit &operator=(const WorkLimit &) = delete;
    ~WorkLimit();

private:
    static int isExceeded(void *self);

    sqlite3 *m_handle;
    std::chrono::steady_clock::time_point m_end;
    std::int64_t m_bytes; ///< of all that SQLite holds in this process
};

} // namespace core
