#include "core/records/Preview.h"

#include "core/records/CsvRows.h"
#include "core/records/FieldSample.h"
#include "core/records/JsonlRecords.h"
#include "core/records/LineReader.h"
#include "core/records/Recognition.h"

#include <algorithm>
#include <utility>

namespace core::records {

namespace {

Faulty<Preview> previewCsv(LineReader lines, const Source &source, std::size_t maximumRows)
{
    auto rows = CsvRows::open(std::move(lines), source.delimiter, Reader::maximumRecordBytes);
    if (!rows)
        return fault(rows.error());
    Preview preview{.format = Format::Csv,
                    .delimiter = (*rows)->delimiter(),
                    .encoding = (*rows)->lines().encoding(),
                    .columns = (*rows)->columns(),
                    .rows = {}};
    CsvRow row;
    while (preview.rows.size() < maximumRows) {
        const auto isThere = (*rows)->next(row);
        if (!isThere)
            return fault(isThere.error());
        if (!*isThere)
            break;
        // A ragged row is shown as far as it goes; scan() lists it.
        preview.rows.push_back(row.cells);
        preview.rows.back().resize(preview.columns.size());
    }
    return preview;
}

Faulty<Preview> previewJsonl(LineReader lines, std::size_t maximumRows)
{
    std::string encoding = lines.encoding();
    auto sample =
        sampleFields(std::move(lines), std::max(JsonlRecords::sampledLines, maximumRows), maximumRows);
    if (!sample)
        return fault(sample.error());
    return Preview{.format = Format::Jsonl,
                   .delimiter = ',',
                   .encoding = std::move(encoding),
                   .columns = std::move(sample->columns),
                   .rows = std::move(sample->rows)};
}

Faulty<Preview> previewAny(const Source &source, std::size_t maximumRows)
{
    auto lines = LineReader::open(source, {.hasDigest = false});
    if (!lines)
        return fault(lines.error());
    if (source.format.value_or(recogniseFormat(source.path, lines->beginning())) == Format::Csv)
        return previewCsv(std::move(*lines), source, maximumRows);
    return previewJsonl(std::move(*lines), maximumRows);
}

} // namespace

Result<Preview> preview(const Source &source, int maximumRows)
{
    auto shown = previewAny(source, static_cast<std::size_t>(std::max(0, maximumRows)));
    if (!shown)
        return fail(toError(shown.error(), source.path));
    return std::move(*shown);
}

} // namespace core::records
