#include "core/records/HeaderRow.h"

#include "core/base/Text.h"
#include "core/records/Columns.h"

#include <algorithm>

namespace core::records {

bool isTitle(std::span<const std::string> cells, std::span<const Wanted> wanted, bool isFirst)
{
    const auto isFilled = [](const std::string &cell) { return !trimmed(cell).empty(); };
    const auto filled = std::ranges::count_if(cells, isFilled);
    if (filled != 1)
        return filled == 0;
    const std::string title(trimmed(*std::ranges::find_if(cells, isFilled)));
    if (wanted.empty())
        return !isFirst || title.find(' ') != std::string::npos || !looksLikeName(title);
    return std::ranges::find(wanted, title, &Wanted::column) == wanted.end();
}

bool namesAll(std::span<const std::string> cells, std::span<const Wanted> wanted)
{
    const auto isThere = [&](const Wanted &each) {
        return std::ranges::any_of(cells,
                                   [&](const std::string &cell) { return trimmed(cell) == each.column; });
    };
    return !wanted.empty() && std::ranges::all_of(wanted, isThere);
}

ReadError namedInRow(ReadError missing, std::int64_t row, std::string_view kind)
{
    const std::size_t end = std::min(missing.what.find(';'), missing.what.size());
    const std::string number = std::to_string(row);
    missing.what = missing.what.substr(0, end) + "; " + std::string(kind) + ' ' + number
                   + " names the columns: set records.headerRow to " + number;
    return missing;
}

ReadError noSuchRow(std::int64_t row, std::string_view kind)
{
    const std::string number = std::to_string(row);
    return {.code = ErrorCode::InvalidPlan,
            .what = std::string(kind) + ' ' + number + " is empty or not there; set records.headerRow to the "
                    + std::string(kind) + " that names the columns"};
}

} // namespace core::records
