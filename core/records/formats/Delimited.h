#pragma once

#include "core/records/Format.h"

namespace core::records::format {

/// A line of column names, then a line for each record, columns separated by one character, cells that hold
/// it in quotes (RFC 4180).
class Delimited : public Format
{
public:
    bool mayCutTexts() const override { return true; }

    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override;
    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override;

private:
    /// Empty: recognised by the first line.
    std::optional<char> delimiterOf(const Part &part) const;
};

} // namespace core::records::format
