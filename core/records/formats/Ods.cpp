#include "core/records/Format.h"
#include "core/records/PlainFile.h"
#include "core/records/Shortened.h"
#include "core/records/ods/OdsRows.h"

#include <array>
#include <utility>

namespace core::records::format {

using namespace std::string_view_literals;

namespace {

/// A spreadsheet of LibreOffice, or of another program that writes OpenDocument.
class Ods final : public Format
{
public:
    std::string_view name() const override { return "ods"; }
    std::string_view title() const override { return "OpenDocument spreadsheet"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".ods"};
        return all;
    }
    bool mayCutTexts() const override { return true; }

    Likeness recognise(const Part &part, const Beginning &beginning) const override
    {
        constexpr std::string_view first = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";
        const bool isZip = beginning.bytes.starts_with("PK\x03\x04"sv);
        if (isZip && (isNamedLike(part) || beginning.bytes.find(first) != std::string_view::npos))
            return Likeness::Magic;
        return isNamedLike(part) ? Likeness::Ending : Likeness::None;
    }

    Faulty<std::vector<std::string>> tables(const Part &part) const override
    {
        const auto file = plainFile(part);
        if (!file)
            return fault(file.error());
        const auto spreadsheet = ods::Spreadsheet::open(*file);
        if (!spreadsheet)
            return fault(spreadsheet.error());
        return spreadsheet->tables();
    }

    Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const override
    {
        return ods::OdsRows::open(part, wanted, options);
    }

    Faulty<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const override
    {
        auto table = ods::openTable(part, Reader::maximumRecordBytes);
        if (!table)
            return fault(table.error());
        shown.columns = std::move(table->columns);
        ods::TableRow row;
        return showRows([&] { return table->rows->next(row); }, row.cells, maximumRows, shown);
    }
};

} // namespace

const Format &ods()
{
    static const Ods format;
    return format;
}

} // namespace core::records::format
