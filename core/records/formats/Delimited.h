#pragma once

#include "core/records/Format.h"

namespace core::records::format {

/// A line of column names, then a line for each record, columns separated by one character, cells that hold
/// it in quotes (RFC 4180).
class Delimited : public Format
{
public:
    Faulty<std::unique_ptr<RecordStream>> open(const Source &source,
                                               const ReadOptions &options) const override;
    Faulty<void> preview(const Source &source, std::size_t maximumRows, Preview &shown) const override;

private:
    /// Empty: recognised by the first line.
    std::optional<char> delimiterOf(const Source &source) const;
};

} // namespace core::records::format
