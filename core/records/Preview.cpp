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

/// As much of each cell as a screen needs, cut at a character's beginning: a note may be long.
std::vector<std::string> shortened(const std::vector<std::string> &cells, std::size_t columns)
{
    std::vector<std::string> shown;
    for (const std::string &cell : cells) {
        std::size_t end = std::min(cell.size(), Preview::maximumCellBytes);
        while (end < cell.size() && end > 0 && (static_cast<unsigned char>(cell[end]) & 0xC0U) == 0x80U)
            --end;
        shown.push_back(cell.substr(0, end));
    }
    shown.resize(columns);
    return shown;
}

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
        if (!isThere && !isInTheFile(isThere.error()))
            return fault(isThere.error());
        if (!isThere)
            preview.stop = toProblem(isThere.error());
        if (!isThere || !*isThere)
            break;
        // A ragged row is shown as far as it goes; scan() lists it.
        preview.rows.push_back(shortened(row.cells, preview.columns.size()));
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
    for (std::vector<std::string> &row : sample->rows)
        row = shortened(row, sample->columns.size());
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
    const Format format = source.format.value_or(recogniseFormat(source.path, lines->beginning()));
    const std::string encoding = lines->encoding();
    auto shown = format == Format::Csv ? previewCsv(std::move(*lines), source, maximumRows)
                                       : previewJsonl(std::move(*lines), maximumRows);
    // What the first line already ended is a preview as well: of what was recognised, and why no more.
    if (!shown && isInTheFile(shown.error()))
        return Preview{.format = format,
                       .delimiter = source.delimiter.value_or(','),
                       .encoding = encoding,
                       .columns = {},
                       .rows = {},
                       .stop = toProblem(shown.error())};
    return shown;
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
