#include "core/records/ods/Spreadsheet.h"

#include "core/base/Result.h"
#include "core/records/xlsx/XmlStream.h"

#include <utility>

namespace core::records::ods {

namespace {

constexpr std::string_view contentName = "content.xml";
constexpr std::string_view manifestName = "META-INF/manifest.xml";
constexpr std::size_t mostTables = 10'000;
constexpr std::size_t longestName = 1'000;

class ManifestHandler final : public xlsx::XmlHandler
{
public:
    void begin(std::string_view element, const xlsx::XmlAttributes &) override
    {
        isEncrypted = isEncrypted || element == "encryption-data";
    }
    bool end(std::string_view) override { return false; }
    void text(std::string_view) override {}

    bool isEncrypted = false;
};

class NamesHandler final : public xlsx::XmlHandler
{
public:
    void begin(std::string_view element, const xlsx::XmlAttributes &attributes) override
    {
        if (element == "table" && m_depth++ == 0 && names.size() < mostTables)
            names.emplace_back(attributes["name"].substr(0, longestName));
    }
    bool end(std::string_view element) override
    {
        m_depth -= element == "table" ? 1 : 0;
        return false;
    }
    void text(std::string_view) override {}

    std::vector<std::string> names;

private:
    int m_depth = 0;
};

tl::unexpected<ReadError> noSpreadsheet()
{
    return fail({.what = "no OpenDocument spreadsheet (.ods), as which it is to be read; name another file, "
                         "or the format it has"});
}

} // namespace

bool isDocument(const ZipDirectory &archive)
{
    return archive.find(contentName) && archive.find(manifestName);
}

ReadResult<Spreadsheet> Spreadsheet::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto file, FileBytes::open(path, false));
    KEYSEED_ASSIGN(const auto head, file.head(4));
    if (packingOf(head) != Packing::Zip)
        return noSpreadsheet();
    KEYSEED_ASSIGN(auto archive, ZipDirectory::read(file));
    Spreadsheet spreadsheet(path, std::move(archive));
    if (!isDocument(*spreadsheet.m_archive))
        return noSpreadsheet();
    KEYSEED_ASSIGN(auto manifest, spreadsheet.entry(manifestName));
    ManifestHandler found;
    KEYSEED_TRY(xlsx::XmlStream(std::move(manifest), found).readOn());
    if (found.isEncrypted)
        return fail({.what = "the spreadsheet is encrypted; open it and save it without a password"});
    return spreadsheet;
}

ReadResult<std::unique_ptr<Unpacking>> Spreadsheet::entry(std::string_view name) const
{
    KEYSEED_ASSIGN(auto file, FileBytes::open(m_path, false));
    return Unpacking::open(std::move(file), *m_archive->find(name), Packing::None);
}

ReadResult<std::unique_ptr<Unpacking>> Spreadsheet::content() const
{
    return entry(contentName);
}

ReadResult<std::vector<std::string>> Spreadsheet::tables() const
{
    KEYSEED_ASSIGN(auto bytes, content());
    NamesHandler found;
    KEYSEED_TRY(xlsx::XmlStream(std::move(bytes), found).readOn());
    return std::move(found.names);
}

} // namespace core::records::ods
