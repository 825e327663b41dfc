#include "core/records/formats/Spreadsheets.h"

#include "core/base/Result.h"
#include "core/records/PlainFile.h"
#include "core/records/Shortened.h"
#include "core/records/sheets/OpenSheet.h"
#include "core/records/sheets/SheetRows.h"

#include <utility>

namespace core::records::format {

Faulty<std::unique_ptr<sheets::SheetList>> Spreadsheets::listOf(const Part &part,
                                                                std::size_t maximumRecordBytes) const
{
    KEYSEED_ASSIGN(const auto file, plainFile(part));
    return sheetsOf(file, maximumRecordBytes);
}

Faulty<std::vector<std::string>> Spreadsheets::tables(const Part &part) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, Reader::maximumRecordBytes));
    return list->names();
}

Faulty<std::unique_ptr<RowStream>>
Spreadsheets::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, options.maximumRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*list, part.table));
    return sheets::SheetRows::open(std::move(sheet), part.path, wanted, options);
}

Faulty<void> Spreadsheets::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, Reader::maximumRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*list, part.table));
    shown.table = std::move(sheet.fullName);
    shown.columns = std::move(sheet.columns);
    sheets::SheetRow row;
    return showRows([&] { return sheet.rows->next(row); }, row.cells, maximumRows, shown);
}

} // namespace core::records::format
