#include "core/base/Result.h"
#include "core/records/ods/Table.h"
#include "core/records/sheets/Spreadsheets.h"

#include <array>
#include <utility>

namespace core::records::format {

using namespace std::string_view_literals;

namespace {

class TablesOfSpreadsheet final : public sheets::SheetList
{
public:
    TablesOfSpreadsheet(ods::Spreadsheet spreadsheet, std::size_t maximumRowBytes)
        : m_spreadsheet(std::move(spreadsheet))
        , m_maximumRowBytes(maximumRowBytes)
    {}

    ReadResult<std::vector<std::string>> names() const override { return m_spreadsheet.tables(); }
    ReadResult<std::unique_ptr<sheets::SheetStream>> open(std::size_t index) const override
    {
        return ods::Table::open(m_spreadsheet, index, m_maximumRowBytes);
    }

private:
    ods::Spreadsheet m_spreadsheet;
    std::size_t m_maximumRowBytes;
};

/// A spreadsheet of LibreOffice, or of another program that writes OpenDocument.
class Ods final : public Spreadsheets
{
public:
    std::string_view name() const override { return "ods"; }
    std::string_view title() const override { return "OpenDocument"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> all = {".ods"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        constexpr std::string_view first = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";
        const bool isZip = beginning.bytes.starts_with("PK\x03\x04"sv);
        if (isZip && (isNamedLike(part) || beginning.bytes.find(first) != std::string_view::npos))
            return Confidence::Magic;
        return isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }

protected:
    ReadResult<std::unique_ptr<sheets::SheetList>> sheetsOf(const std::filesystem::path &file,
                                                            std::size_t maximumRecordBytes) const override
    {
        KEYSEED_ASSIGN(auto spreadsheet, ods::Spreadsheet::open(file));
        return std::make_unique<TablesOfSpreadsheet>(std::move(spreadsheet), maximumRecordBytes);
    }
};

} // namespace

const Format &ods()
{
    static const Ods format;
    return format;
}

} // namespace core::records::format
