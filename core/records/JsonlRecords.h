#pragma once

#include "core/records/LineReader.h"
#include "core/records/RecordStream.h"

#include <memory>
#include <string>

namespace core::records {

/// The lines of a JSONL file as records. A line that cannot be used is a fault behind which reading goes
/// on.
class JsonlRecords final : public RecordStream
{
public:
    /// Looks for the mapped fields in the first `sampledLines` lines, where `sample` begins again; a file
    /// without a record has none and is read to its end. Faults: as sampleFields, findRoles.
    static Faulty<std::unique_ptr<RecordStream>>
    open(LineReader lines, LineReader sample, const Source &source);
    static constexpr std::size_t sampledLines = 100;

    Faulty<bool> next(Record &record) override;
    double fractionRead() const override { return m_lines.fractionRead(); }
    const Digest &contentDigest() const override { return m_lines.digest(); }

private:
    JsonlRecords(LineReader lines, const Source &source);

    LineReader m_lines;
    std::string m_textField;
    std::string m_labelField;  ///< empty when none is mapped
    std::string m_personField; ///< empty when none is mapped
};

} // namespace core::records
