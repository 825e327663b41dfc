#include "core/records/Preview.h"

#include "core/records/FileColumns.h"
#include "core/records/Formats.h"
#include "core/records/Parts.h"
#include "core/records/Shortened.h"

#include <algorithm>
#include <utility>

namespace core::records {

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

Result<Preview> preview(const Source &source, int maximumRows)
{
    const auto parts = partsOf(source);
    if (!parts)
        return fail(toError(parts.error(), source.file()));
    return preview(source, *parts, maximumRows);
}

Result<Preview> preview(const Source &source, std::span<const Part> parts, int maximumRows)
{
    const Part &first = parts.front();
    const auto failure = [&](Fault found) {
        found.place.entry = first.entry;
        return fail(toError(found, first.path));
    };
    const auto format = formatOf(source.format, first);
    if (!format)
        return failure(format.error());
    Preview shown{.format = std::string((*format)->name())};
    shown.files = parts.size();
    const auto read = (*format)->preview(first, static_cast<std::size_t>(std::max(0, maximumRows)), shown);
    if (!read && !isInTheFile(read.error()))
        return failure(read.error());
    // What ended the reading leaves a preview as well: of what was recognised, and why there is no more.
    if (!read)
        shown.stop = toProblem(read.error());
    for (const FileColumn &column : fileColumns())
        shown.fileColumns.emplace_back(column.name, column.valueIn(first));
    return shown;
}

} // namespace core::records
