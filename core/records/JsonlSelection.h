#pragma once

#include "core/records/LineReader.h"
#include "core/records/RowStream.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core::records {

/// The wanted fields of the objects in a JSONL file. A line that cannot be used is a fault behind which
/// reading goes on.
class JsonlSelection final : public RowStream
{
public:
    /// Looks for the wanted fields in the first `sampledLines` lines, where `sample` begins again; a file
    /// without an object has none and is read to its end. Faults: as sampleFields, findColumns.
    static Faulty<std::unique_ptr<RowStream>>
    open(LineReader lines, LineReader sample, std::span<const Wanted> wanted);
    static constexpr std::size_t sampledLines = 100;

    Faulty<bool> next(Row &row) override;
    double fractionRead() const override { return m_lines.fractionRead(); }
    Digest digest() override { return m_lines.digest(); }

private:
    JsonlSelection(LineReader lines, std::span<const Wanted> wanted);

    LineReader m_lines;
    std::vector<Wanted> m_wanted;
};

} // namespace core::records
