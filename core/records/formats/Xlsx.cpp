#include "core/records/Format.h"
#include "core/records/PlainFile.h"
#include "core/records/Shortened.h"
#include "core/records/xlsx/SheetRows.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::format {

using namespace std::string_view_literals;

namespace {

/// A workbook of Excel, with macros or without, or of another program that writes them.
class Xlsx final : public Format
{
public:
    std::string_view name() const override { return "xlsx"; }
    std::string_view title() const override { return "Excel workbook"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> all = {".xlsx", ".xlsm"};
        return all;
    }

    bool mayCutTexts() const override { return true; }

    // Encrypted workbooks and those of an old Excel are not read, but the reader says what to do about them.
    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        const std::string_view bytes = beginning.bytes;
        const bool hasParts = bytes.find("[Content_Types].xml") != std::string_view::npos
                              && bytes.find("xl/") != std::string_view::npos;
        if (bytes.starts_with("PK\x03\x04"sv) && (isNamedLike(part) || hasParts))
            return Likeness::Magic;
        if (bytes.starts_with("\xD0\xCF\x11\xE0"sv) && (isNamedLike(part) || endingOf(part) == ".xls"))
            return Likeness::Magic;
        return isNamedLike(part) ? Likeness::Ending : Likeness::None;
    }

    Faulty<std::vector<std::string>> tables(const Part &part) const override
    {
        const auto file = plainFile(part);
        if (!file)
            return fault(file.error());
        const auto workbook = xlsx::Workbook::open(*file, Reader::maximumRecordBytes);
        if (!workbook)
            return fault(workbook.error());
        std::vector<std::string> names;
        std::ranges::transform((*workbook)->sheets(), std::back_inserter(names), &xlsx::SheetPart::name);
        return names;
    }

    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        return xlsx::SheetRows::open(part, wanted, options);
    }

    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        auto sheet = xlsx::openSheet(part, Reader::maximumRecordBytes);
        if (!sheet)
            return fault(sheet.error());
        shown.table = std::move(sheet->fullName);
        shown.columns = std::move(sheet->columns);
        xlsx::SheetRow row;
        return showRows([&] { return sheet->rows->next(row); }, row.cells, maximumRows, shown);
    }
};

} // namespace

const Format &xlsx()
{
    static const Xlsx format;
    return format;
}

} // namespace core::records::format
