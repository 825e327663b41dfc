#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/bytes/FileBytes.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/sheets/Spreadsheets.h"
#include "core/records/xlsx/Sheet.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace core::records::format {

using namespace std::string_view_literals;

namespace {

class SheetsOfWorkbook final : public sheets::SheetList
{
public:
    explicit SheetsOfWorkbook(std::shared_ptr<xlsx::Workbook> workbook)
        : m_workbook(std::move(workbook))
    {}

    ReadResult<std::vector<std::string>> names() const override
    {
        std::vector<std::string> names;
        std::ranges::transform(m_workbook->sheets(), std::back_inserter(names), &xlsx::SheetPart::name);
        return names;
    }
    ReadResult<std::unique_ptr<sheets::SheetStream>> open(std::size_t index) const override
    {
        return xlsx::Sheet::open(m_workbook, m_workbook->sheets().at(index));
    }

private:
    std::shared_ptr<xlsx::Workbook> m_workbook;
};

constexpr std::size_t workbookHeadBytes = std::size_t{4} << 10;

/// Returns the kind of a text that systems export under the name of a workbook, empty for every other.
std::string_view otherKind(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, workbookHeadBytes);
    if (head.find("urn:schemas-microsoft-com:office:spreadsheet") != std::string_view::npos
        && trimmed(head).find("<?xml") != std::string_view::npos)
        return "an XML Spreadsheet 2003";
    if (markupOf(head) == Markup::Html)
        return "an HTML table";
    return lowered(head.substr(0, 13)) == "mime-version:" ? "a web archive (MHTML)" : "";
}

/// A workbook of Excel, with macros or without, or of another program that writes them.
class Xlsx final : public Spreadsheets
{
public:
    std::string_view name() const override { return "xlsx"; }
    std::string_view title() const override { return "Excel"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> all = {".xlsx", ".xlsm"};
        return all;
    }

    // Encrypted workbooks, those of an old Excel and texts that call themselves workbooks are not read, but
    // the reader says what to do about them.
    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        const std::string_view bytes = beginning.bytes;
        const bool hasParts = bytes.find("[Content_Types].xml") != std::string_view::npos
                              && bytes.find("xl/") != std::string_view::npos;
        if (bytes.starts_with("PK\x03\x04"sv) && (isNamedLike(part) || hasParts))
            return Confidence::Magic;
        if (endingOf(part) == ".xls" && !otherKind(bytes).empty())
            return Confidence::Magic;
        if (bytes.starts_with("\xD0\xCF\x11\xE0"sv) && (isNamedLike(part) || endingOf(part) == ".xls"))
            return Confidence::Magic;
        return isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }

protected:
    ReadResult<std::unique_ptr<sheets::SheetList>> sheetsOf(const std::filesystem::path &file,
                                                            std::size_t maximumRecordBytes) const override
    {
        KEYSEED_ASSIGN(const auto bytes, FileBytes::open(file, false));
        KEYSEED_ASSIGN(const auto head, bytes.head(workbookHeadBytes));
        if (const std::string_view kind = otherKind(head); !kind.empty())
            return fail({.what = "this is " + std::string(kind)
                                 + " that calls itself a workbook; open it in a spreadsheet program and save "
                                   "it as .xlsx or as CSV"});
        KEYSEED_ASSIGN(auto workbook, xlsx::Workbook::open(file, maximumRecordBytes));
        return std::make_unique<SheetsOfWorkbook>(std::move(workbook));
    }
};

} // namespace

const Format &xlsx()
{
    static const Xlsx format;
    return format;
}

} // namespace core::records::format
