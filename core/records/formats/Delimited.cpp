#include "core/records/formats/Delimited.h"

#include "core/base/Result.h"
#include "core/records/CsvRows.h"
#include "core/records/CsvSelection.h"
#include "core/records/Shortened.h"

#include <utility>

namespace core::records::format {

std::optional<char> Delimited::delimiterOf(const Part &part) const
{
    return ownDelimiter() ? ownDelimiter() : part.delimiter;
}

Faulty<std::unique_ptr<RowStream>>
Delimited::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(auto lines, LineReader::open(part, options));
    KEYSEED_ASSIGN(auto rows, CsvRows::open(std::move(lines), delimiterOf(part), options.maximumRecordBytes));
    return CsvSelection::open(std::move(rows), wanted);
}

Faulty<void> Delimited::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(auto lines, LineReader::open(part, {.hasDigest = false}));
    shown.encoding = lines.encoding();
    shown.delimiter = delimiterOf(part).value_or(',');
    KEYSEED_ASSIGN(const auto rows,
                   CsvRows::open(std::move(lines), delimiterOf(part), Reader::maximumRecordBytes));
    shown.delimiter = rows->delimiter();
    shown.columns = rows->columns();
    CsvRow row;
    while (shown.rows.size() < maximumRows) {
        KEYSEED_ASSIGN(const auto isThere, rows->next(row));
        if (!isThere)
            break;
        // A ragged row is shown as far as it goes; scan() lists it.
        shown.rows.push_back(shortened(row.cells, shown.columns.size()));
    }
    return {};
}

} // namespace core::records::format
