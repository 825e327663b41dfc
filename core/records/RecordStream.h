#pragma once

#include "core/records/ReadError.h"
#include "core/records/Reader.h"
#include "core/records/parts/Part.h"
#include "core/records/parts/PartShare.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The common part of Reader and scan: records one after another, with errors that tell whether there is a
/// next one.
class RecordStream
{
public:
    /// Opens a source. Errors: as Reader::open.
    static ReadResult<std::unique_ptr<RecordStream>> open(const Source &source,
                                                          const ReadOptions &options = {});
    virtual ~RecordStream() = default;

    /// Fills `record`; false at the end. After an error that says so, the next call continues behind it.
    virtual ReadResult<bool> next(Record &record) = 0;
    /// Returns the cells of ReadOptions::others of the record that next() returned last, unchanged. PRIVATE.
    virtual const std::vector<std::string> &others() const = 0;
    /// Returns the files that the list of parts leaves out, and the records without a joined label so far.
    virtual const LeftOut &leftOut() const = 0;
    virtual double fractionRead() const = 0;
    virtual const Digest &contentDigest() const = 0;
    /// Valid at the end.
    virtual const FileSums &fileSums() const = 0;
};

/// Opens a reader of records that no release is made of. Errors: as Reader::open; InvalidPlan also if a JSON
/// or XML file has none of the fields that a column names.
Result<std::unique_ptr<Reader>> openToCheck(const Source &source);

/// Fills the next record that is read and returns true, or returns false at the end. Adds the records that it
/// passes over to `leftOut`. `path` is for the words of an error. Errors: as Reader::next.
Result<bool>
nextReadable(RecordStream &records, Record &record, const std::filesystem::path &path, LeftOut &leftOut);

/// Returns whether a text has exactly the maximum length of a spreadsheet cell, 32,767 UTF-16 code units, or
/// one more, as in some exports: the rest was most likely cut off ("Excel specifications and limits").
bool isLikelyCut(std::string_view text);

/// Returns the problem of a record with pages without text, such as scans, with its place.
Problem pagesWithoutText(const Record &record);

/// Returns the problem of a record that is likely cut, with its place. `column`: the column of the text, a
/// public choice.
Problem cutText(const Record &record, const std::string &column);

} // namespace core::records
