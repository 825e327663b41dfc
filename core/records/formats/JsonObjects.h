#pragma once

#include "core/records/Format.h"
#include "core/records/JsonTexts.h"

#include <memory>

namespace core::records::format {

/// One JSON object for each record, whatever stands between them.
class JsonObjects : public Format
{
public:
    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override;
    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override;

protected:
    /// Faults: as TextStream::open, Io.
    virtual Faulty<std::unique_ptr<JsonTexts>> texts(const Part &part, const ReadOptions &options) const = 0;
};

/// Whether the text of a file that begins so is one JSON array, or one object over several lines: no JSON
/// lines.
bool isOneJsonText(std::string_view beginning);

} // namespace core::records::format
