#pragma once

#include "core/records/Format.h"
#include "core/records/parts/Part.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::records {

// Files of a folder or an archive are chosen by their endings, and read by the format that the plan names or
// that their endings have in common. Neither depends on how many files there are of a kind: a file that one
// person adds must not change how those of others are read.

/// Returns whether a file of a folder or an archive is taken: by the endings of the named format, or of any
/// format where `named` is null. Files of Windows that are no records are never taken.
bool isTaken(const Part &part, const Format *named);

/// The format of all parts of a source.
class PartFormat final
{
public:
    /// Returns the format of that name; else the one that recognises the only part; else, of several parts,
    /// the one that all their endings have in common, where the first part tells apart formats with the same
    /// endings. Errors: InvalidPlan (no such format; the endings are of several kinds, or the first part is
    /// of another format than the endings say: lists them), NotFound, Io, InvalidRecords (a damaged archive).
    static ReadResult<PartFormat> of(const std::optional<std::string> &name, std::span<const Part> parts);

    const Format &format() const { return *m_format; }

    /// Refuses a part of another format with the same ending. Errors: InvalidPlan, NotFound, Io.
    ReadResult<void> check(const Part &part) const;

private:
    explicit PartFormat(const Format *format, std::vector<const Format *> candidates = {})
        : m_format(format)
        , m_candidates(std::move(candidates))
    {}

    const Format *m_format;
    std::vector<const Format *> m_candidates; ///< several formats of these endings, if the plan names none
};

} // namespace core::records
