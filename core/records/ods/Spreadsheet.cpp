#include "core/records/ods/Spreadsheet.h"

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

tl::unexpected<Fault> noSpreadsheet()
{
    return fault({.what = "no OpenDocument spreadsheet (.ods), as which it is to be read; name another file, "
                          "or the format it has"});
}

} // namespace

bool isDocument(const ZipDirectory &archive)
{
    return archive.find(contentName) && archive.find(manifestName);
}

Faulty<Spreadsheet> Spreadsheet::open(const std::filesystem::path &path)
{
    auto file = FileBytes::open(path, false);
    if (!file)
        return fault(file.error());
    const auto head = file->head(4);
    if (!head)
        return fault(head.error());
    if (packingOf(*head) != Packing::Zip)
        return noSpreadsheet();
    auto archive = ZipDirectory::read(*file);
    if (!archive)
        return fault(archive.error());
    Spreadsheet spreadsheet(path, std::move(*archive));
    if (!isDocument(*spreadsheet.m_archive))
        return noSpreadsheet();
    auto manifest = spreadsheet.entry(manifestName);
    if (!manifest)
        return fault(manifest.error());
    ManifestHandler found;
    if (const auto read = xlsx::XmlStream(std::move(*manifest), found).readOn(); !read)
        return fault(read.error());
    if (found.isEncrypted)
        return fault({.what = "the spreadsheet is encrypted; open it and save it without a password"});
    return spreadsheet;
}

Faulty<std::unique_ptr<Unpacking>> Spreadsheet::entry(std::string_view name) const
{
    auto file = FileBytes::open(m_path, false);
    if (!file)
        return fault(file.error());
    return Unpacking::open(std::move(*file), *m_archive->find(name), Packing::None);
}

Faulty<std::unique_ptr<Unpacking>> Spreadsheet::content() const
{
    return entry(contentName);
}

Faulty<std::vector<std::string>> Spreadsheet::tables() const
{
    auto bytes = content();
    if (!bytes)
        return fault(bytes.error());
    NamesHandler found;
    if (const auto read = xlsx::XmlStream(std::move(*bytes), found).readOn(); !read)
        return fault(read.error());
    return std::move(found.names);
}

} // namespace core::records::ods
