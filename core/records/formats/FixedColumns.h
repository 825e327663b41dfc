#pragma once

#include "core/records/Format.h"

#include <string_view>

namespace core::records::format {

/// A format of which every file has the same columns, those of a kind of message or resource.
class FixedColumns : public Format
{
public:
    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const final;

    /// Passes over what is spoilt, as long as there are rows that are not.
    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const final;

protected:
    virtual std::span<const std::string_view> columns() const = 0;
    /// `chosen`: indices of columns(), in the order of the cells. `isPreview`: only the beginning is read.
    virtual Faulty<std::unique_ptr<RowStream>> openRows(const Part &part,
                                                        std::vector<std::size_t> chosen,
                                                        const ReadOptions &options,
                                                        bool isPreview) const = 0;
    /// What a preview says of it; empty where each message says it itself.
    virtual std::string encodingOf(const Part &part) const = 0;
};

} // namespace core::records::format
