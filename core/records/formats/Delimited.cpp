#include "core/records/formats/Delimited.h"

#include "core/records/CsvRecords.h"
#include "core/records/CsvRows.h"
#include "core/records/Shortened.h"

#include <utility>

namespace core::records::format {

std::optional<char> Delimited::delimiterOf(const Source &source) const
{
    return ownDelimiter() ? ownDelimiter() : source.delimiter;
}

Faulty<std::unique_ptr<RecordStream>> Delimited::open(const Source &source, const ReadOptions &options) const
{
    auto lines = LineReader::open(source, options);
    if (!lines)
        return fault(lines.error());
    auto rows = CsvRows::open(std::move(*lines), delimiterOf(source), options.maximumRecordBytes);
    if (!rows)
        return fault(rows.error());
    return CsvRecords::open(std::move(*rows), source);
}

Faulty<void> Delimited::preview(const Source &source, std::size_t maximumRows, Preview &shown) const
{
    auto lines = LineReader::open(source, {.hasDigest = false});
    if (!lines)
        return fault(lines.error());
    shown.encoding = lines->encoding();
    shown.delimiter = delimiterOf(source).value_or(',');
    const auto rows = CsvRows::open(std::move(*lines), delimiterOf(source), Reader::maximumRecordBytes);
    if (!rows)
        return fault(rows.error());
    shown.delimiter = (*rows)->delimiter();
    shown.columns = (*rows)->columns();
    CsvRow row;
    while (shown.rows.size() < maximumRows) {
        const auto isThere = (*rows)->next(row);
        if (!isThere)
            return fault(isThere.error());
        if (!*isThere)
            break;
        // A ragged row is shown as far as it goes; scan() lists it.
        shown.rows.push_back(shortened(row.cells, shown.columns.size()));
    }
    return {};
}

} // namespace core::records::format
