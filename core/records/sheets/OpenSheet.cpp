#include "core/records/sheets/OpenSheet.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <array>
#include <cstddef>
#include <utility>

namespace core::records::sheets {

namespace {

Faulty<std::size_t> namedSheet(const std::vector<std::string> &names, const std::string &name)
{
    const std::array wanted{Wanted{.column = name}};
    KEYSEED_ASSIGN(const auto found, findColumns(wanted, names, "sheet", 0));
    return found.front();
}

/// How many rows something stands in, up to two.
Faulty<int> rowsUpToTwo(const SheetList &list, std::size_t index)
{
    KEYSEED_ASSIGN(const auto sheet, list.open(index));
    sheet->keepOnly({});
    SheetRow row;
    for (int rows = 0; rows < 2; ++rows) {
        KEYSEED_ASSIGN(const auto isThere, sheet->next(row));
        if (!isThere)
            return rows;
    }
    return 2;
}

/// The first with a header and a row, else the first with a header, else the first.
Faulty<std::size_t> likelySheet(const SheetList &list, std::size_t count)
{
    std::optional<std::size_t> withHeader;
    for (std::size_t index = 0; index < count && count > 1; ++index) {
        KEYSEED_ASSIGN(const auto rows, rowsUpToTwo(list, index));
        if (rows == 2)
            return index;
        if (rows == 1 && !withHeader)
            withHeader = index;
    }
    return withHeader.value_or(0);
}

Fault isEmpty(const std::string &sheet)
{
    return inSheet({.what = "the sheet is empty; its first row must name the columns"}, sheet);
}

/// Reads on behind the header.
Faulty<void> readHeader(OpenSheet &sheet)
{
    SheetRow row;
    for (;;) {
        const auto isThere = sheet.rows->next(row);
        if (!isThere) {
            Fault found = inSheet(isThere.error(), sheet.name);
            found.canGoOn = false; // without names of columns nothing can follow
            return fault(std::move(found));
        }
        if (!*isThere)
            return fault(isEmpty(sheet.name));
        while (!row.cells.empty() && trimmed(row.cells.back()).empty())
            row.cells.pop_back();
        if (row.cells.empty())
            continue;
        sheet.columns = columnNames(row.cells);
        sheet.headerRow = row.number;
        return {};
    }
}

} // namespace

Fault inSheet(Fault found, const std::string &sheet)
{
    found.place.sheet = sheet;
    return found;
}

Faulty<OpenSheet> openSheet(const SheetList &list, const std::optional<std::string> &name)
{
    KEYSEED_ASSIGN(const auto names, list.names());
    KEYSEED_ASSIGN(const auto index, name ? namedSheet(names, *name) : likelySheet(list, names.size()));
    const std::string number = std::to_string(index + 1);
    if (names.empty())
        return fault(isEmpty(number));
    KEYSEED_ASSIGN(auto rows, list.open(index));
    OpenSheet sheet;
    sheet.rows = std::move(rows);
    sheet.fullName = (names)[index];
    sheet.name = looksLikeName(sheet.fullName) ? sheet.fullName : number;
    KEYSEED_TRY(readHeader(sheet));
    return sheet;
}

} // namespace core::records::sheets
