#include "core/records/xlsx/Workbook.h"

#include "core/base/Result.h"
#include "core/records/xlsx/XmlStream.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core::records::xlsx {

namespace {

// The limits for relationships and sheets, and for the bytes of their names and paths: a workbook has far
// less.
constexpr std::size_t mostParts = 10'000;
constexpr std::size_t longestName = 1'000;

/// The relationships of a part, by their ids.
struct Relationship
{
    std::string type;
    std::string target;
};
using Relationships = std::map<std::string, Relationship, std::less<>>;

class RelationshipHandler final : public XmlHandler
{
public:
    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        if (element == "Relationship" && attributes["TargetMode"] != "External" && found.size() < mostParts
            && attributes["Id"].size() <= longestName && attributes["Target"].size() <= longestName)
            found[std::string(attributes["Id"])] = {std::string(attributes["Type"]),
                                                    std::string(attributes["Target"])};
    }
    bool end(std::string_view) override { return false; }
    void text(std::string_view) override {}

    Relationships found;
};

class WorkbookHandler final : public XmlHandler
{
public:
    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        if (element == "sheet" && sheets.size() < mostParts && attributes["name"].size() <= longestName)
            sheets.emplace_back(attributes["name"], attributes["id"]);
        if (element == "workbookPr")
            isFrom1904 = attributes["date1904"] == "1" || attributes["date1904"] == "true";
    }
    bool end(std::string_view) override { return false; }
    void text(std::string_view) override {}

    std::vector<std::pair<std::string, std::string>> sheets; ///< name and id of the relationship
    bool isFrom1904 = false;
};

/// Returns false if there is no such part.
ReadResult<bool> readPart(const Container &zip, const std::string &path, XmlHandler &handler)
{
    KEYSEED_ASSIGN(auto entry, zip.part(path));
    if (!entry)
        return false;
    KEYSEED_TRY(XmlStream(std::move(entry), handler).readOn());
    return true;
}

std::string folderOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash + 1));
}

/// Returns a target as a path in the zip file: from its top, or from the folder of the part that names it.
std::string resolved(std::string_view target, const std::string &folder)
{
    const std::string whole =
        target.starts_with('/') ? std::string(target) : "/" + folder + std::string(target);
    return std::filesystem::path(whole).lexically_normal().string().substr(1);
}

/// Types end alike in the transitional and the strict form of the standard.
const Relationship *ofType(const Relationships &all, std::string_view ending)
{
    const auto found =
        std::ranges::find_if(all, [&](const auto &one) { return one.second.type.ends_with(ending); });
    return found == all.end() ? nullptr : &found->second;
}

ReadResult<std::string> workbookPath(const Container &zip)
{
    RelationshipHandler top;
    KEYSEED_TRY(readPart(zip, "_rels/.rels", top));
    const Relationship *document = ofType(top.found, "/officeDocument");
    const std::string path = document ? resolved(document->target, "") : "xl/workbook.xml";
    if (path.ends_with(".bin"))
        return fail({.what = "this is a binary workbook (.xlsb); open it and save it as .xlsx"});
    return path;
}

tl::unexpected<ReadError> noWorkbook()
{
    return fail({.what = "a zip file that holds no Excel workbook; name the workbook, or a file of records"});
}

} // namespace

ReadResult<WorkbookParts> workbookParts(const Container &zip)
{
    KEYSEED_ASSIGN(const auto path, workbookPath(zip));
    WorkbookHandler workbook;
    KEYSEED_ASSIGN(const auto isThere, readPart(zip, path, workbook));
    const std::string folder = folderOf(path);
    RelationshipHandler related;
    if (const auto read = readPart(zip, folder + "_rels/" + path.substr(folder.size()) + ".rels", related);
        !read)
        return fail(read.error());
    if (!isThere || workbook.sheets.empty())
        return noWorkbook();

    WorkbookParts parts;
    parts.isFrom1904 = workbook.isFrom1904;
    for (const auto &[name, id] : workbook.sheets)
        if (const auto found = related.found.find(id);
            found != related.found.end() && found->second.type.ends_with("/worksheet"))
            parts.sheets.push_back({name, resolved(found->second.target, folder)});
    if (const Relationship *strings = ofType(related.found, "/sharedStrings"))
        parts.sharedStrings = resolved(strings->target, folder);
    if (const Relationship *styles = ofType(related.found, "/styles"))
        parts.styles = resolved(styles->target, folder);
    if (parts.sheets.empty())
        return noWorkbook();
    return parts;
}

namespace {

/// Null for a part that the workbook does not name or does not have.
ReadResult<std::unique_ptr<Unpacking>> entryAt(const Container &zip, const std::string &path)
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

ReadResult<std::shared_ptr<Workbook>> Workbook::open(const std::filesystem::path &path,
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

ReadResult<std::unique_ptr<Unpacking>> Workbook::entryOf(const SheetPart &sheet) const
{
    auto entry = m_zip.part(sheet.path);
    if (entry && !*entry)
        return fail(damaged("a sheet of it is missing"));
    return entry;
}

} // namespace core::records::xlsx
