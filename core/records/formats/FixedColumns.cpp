#include "core/records/formats/FixedColumns.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Shortened.h"

#include <numeric>
#include <optional>
#include <utility>

namespace core::records::format {

Faulty<std::unique_ptr<RowStream>>
FixedColumns::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(const auto chosen, findColumns(wanted, {columns().begin(), columns().end()}, "column", 0));
    return openRows(part, chosen, options, false);
}

Faulty<void> FixedColumns::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    std::vector<std::size_t> all(columns().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    KEYSEED_ASSIGN(const auto rows, openRows(part, all, {.hasDigest = false}, true));
    shown.encoding = encodingOf(part);
    shown.columns.assign(columns().begin(), columns().end());
    std::optional<Fault> first;
    Row row;
    while (shown.rows.size() < maximumRows) {
        const auto isThere = rows->next(row);
        if (!isThere && !first)
            first = isThere.error();
        if (isThere ? !*isThere : !isThere.error().canGoOn)
            break;
        if (isThere)
            shown.rows.push_back(shortened(row.cells, all.size()));
    }
    if (shown.rows.empty() && first)
        return fault(*first);
    return {};
}

} // namespace core::records::format
