#pragma once

#include "core/records/Fault.h"
#include "core/records/FileSums.h"
#include "core/records/ReadOptions.h"
#include "core/records/Reader.h"

#include <memory>
#include <string>
#include <vector>

namespace core::records {

/// What Reader and scan share: records one after another, with faults that tell whether there is a next.
class RecordStream
{
public:
    /// Faults: as Reader::open.
    static Faulty<std::unique_ptr<RecordStream>> open(const Source &source, const ReadOptions &options = {});
    virtual ~RecordStream() = default;

    /// Fills `record`; false at the end. After a fault that says so, the next call goes on behind it.
    virtual Faulty<bool> next(Record &record) = 0;
    /// Of the record that next() gave last, the cells of ReadOptions::others as they are. PRIVATE.
    virtual const std::vector<std::string> &others() const = 0;
    virtual double fractionRead() const = 0;
    virtual const Digest &contentDigest() const = 0;
    /// Valid at the end.
    virtual const FileSums &fileSums() const = 0;
};

/// The next record of a kind that is read, false at the end; what is passed over before it is counted in
/// `unreadable`. `path`: for the words of an error. Errors: those of Reader::next.
Result<bool> nextReadable(RecordStream &records,
                          Record &record,
                          const std::filesystem::path &path,
                          std::int64_t &unreadable);

} // namespace core::records
