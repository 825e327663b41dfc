#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <set>

namespace core::privacy {

/// Knows which reservations belong to a running process. Each holds a lock on one byte of a file beside the
/// ledger; the kernel releases it when the process ends, however it ends, so that no process id, clock or
/// boot has to be compared. The file stays empty. Removing it during a run makes that run look interrupted
/// until it commits, and loses nothing.
///
/// It is a separate file, because closing any handle of a SQLite file would drop SQLite's own locks on it;
/// its locks are those of the opened file (core/base/system/Files.h), because those of the process would not
/// distinguish two Ledger objects of one process.
class LedgerRuns final
{
public:
    /// `<ledger>.runs`, created if needed. Errors: Io.
    static Result<LedgerRuns> beside(const std::filesystem::path &ledger);

    LedgerRuns(LedgerRuns &&other) noexcept;
    LedgerRuns &operator=(LedgerRuns &&other) noexcept;
    LedgerRuns(const LedgerRuns &) = delete;
    LedgerRuns &operator=(const LedgerRuns &) = delete;
    ~LedgerRuns();

    /// Locks from now on, until `end` or the end of this object or process. `sequence` of the reservation,
    /// above 0.
    Result<void> begin(std::int64_t sequence);
    void end(std::int64_t sequence);
    /// Returns whether it is running, in this process or another one.
    Result<bool> goesOn(std::int64_t sequence) const;

private:
    LedgerRuns(int file, std::filesystem::path path);
    Error failure() const;

    int m_file = -1;
    std::filesystem::path m_path;
    std::set<std::int64_t> m_own; ///< a file description does not see locks of its own
};

} // namespace core::privacy
