#include "core/records/xlsx/Workbook.h"

#include "core/base/Result.h"

#include <utility>

namespace core::records::xlsx {

namespace {

/// Null for a part that the workbook does not name or does not have.
Faulty<std::unique_ptr<Unpacking>> entryAt(const Container &zip, const std::string &path)
{
    if (path.empty())
        return std::unique_ptr<Unpacking>();
    return zip.part(path);
}

} // namespace

Workbook::Workbook(Container zip,
                   WorkbookParts parts,
                   Styles styles,
                   std::unique_ptr<Unpacking> strings,
                   std::size_t maximumRecordBytes)
    : m_zip(std::move(zip))
    , m_parts(std::move(parts))
    , m_styles(std::move(styles))
    , m_maximumRecordBytes(maximumRecordBytes)
    , m_strings(std::move(strings), maximumRecordBytes)
{}

Faulty<std::shared_ptr<Workbook>> Workbook::open(const std::filesystem::path &path,
                                                 std::size_t maximumRecordBytes)
{
    KEYSEED_ASSIGN(auto zip, Container::open(path));
    KEYSEED_ASSIGN(auto parts, workbookParts(zip));
    KEYSEED_ASSIGN(auto formats, entryAt(zip, parts.styles));
    KEYSEED_ASSIGN(auto styles, Styles::read(std::move(formats)));
    KEYSEED_ASSIGN(auto strings, entryAt(zip, parts.sharedStrings));
    return std::shared_ptr<Workbook>(new Workbook(
        std::move(zip), std::move(parts), std::move(styles), std::move(strings), maximumRecordBytes));
}

Faulty<std::unique_ptr<Unpacking>> Workbook::entryOf(const SheetPart &sheet) const
{
    auto entry = m_zip.part(sheet.path);
    if (entry && !*entry)
        return fault(damaged("a sheet of it is missing"));
    return entry;
}

} // namespace core::records::xlsx
