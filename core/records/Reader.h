#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/records/LeftOut.h"
#include "core/records/ReadError.h"
#include "core/records/Source.h"
#include "core/records/parts/PartShare.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace core::records {

/// One row as the plan reads it, UTF-8. PRIVATE: memory only, never in a log, error or file.
struct Record
{
    std::string text;
    std::string label; ///< label without the white space around it; empty when no label column is mapped
    /// Further labels of a join or of a cell with several: `label` is the first in alphabetical order.
    std::vector<std::string> otherLabels = {};
    std::string person; ///< person without the white space around it; empty when no person column is mapped
    std::int64_t pagesWithoutText = 0;    ///< pages of its PDF document that hold no text, such as scans
    bool isLikelyCut = false;             ///< the text has the maximum length of a spreadsheet cell
    Place place = {};                     ///< place at which the record begins
    std::vector<std::string> fields = {}; ///< cells of Source::fieldColumns, unchanged
};

/// Returns whether its text is more than white space: a record without text is not counted.
inline bool hasText(const Record &record)
{
    return record.text.find_first_not_of(" \t\r\n") != std::string::npos;
}

/// Streams a file record by record; memory does not grow with the file (one record is held, at most
/// `maximumRecordBytes`). Not thread-safe; one thread reads, others work on the records.
///
/// Errors name file, line and column or byte, what was expected and what to do, and quote no content:
/// NotFound / Io (missing, a folder, unreadable), InvalidPlan (a mapped column is not there: lists the
/// columns that are; unknown encoding), InvalidRecords (a file without a header line, binary file, bytes that
/// are not in the encoding, ragged row, unclosed quote, invalid JSON, record too large).
class Reader
{
public:
    static constexpr std::size_t maximumRecordBytes = mostRecordBytes;

    static Result<std::unique_ptr<Reader>> open(const Source &source);
    /// Opens a reader without a digest, which takes as long as all other work: contentDigest() is zero.
    static Result<std::unique_ptr<Reader>> openWithoutDigest(const Source &source);
    /// Opens some parts of the source only; contentDigest() and fileSums() are then of these parts.
    static Result<std::unique_ptr<Reader>> openShare(const Source &source, const PartShare &share);
    virtual ~Reader() = default;

    /// Fills `record` (its strings are reused) and returns true, or returns false at the end. Passes over
    /// records whose document is of a kind that is not read, such as a PDF in a resource.
    virtual Result<bool> next(Record &record) = 0;

    /// Returns the files, documents and records that were left out so far. PRIVATE.
    virtual LeftOut leftOut() const = 0;

    /// Returns the fraction of the file's bytes that was read, 0 to 1.
    virtual double fractionRead() const = 0;

    /// Returns the SHA-256 of the file's raw bytes; valid once next() has returned false. PRIVATE (a
    /// membership oracle): only the ledger stores a keyed hash of it.
    virtual Digest contentDigest() = 0;
    /// Returns the sums of the parts; valid at the same time.
    virtual FileSums fileSums() = 0;
};

} // namespace core::records
