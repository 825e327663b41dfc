#include "core/records/xlsx/Container.h"

#include "core/base/Result.h"

#include <cctype>
#include <utility>

namespace core::records::xlsx {

using namespace std::string_view_literals;

namespace {

// Some programs write the separators of Windows, or a slash in front.
std::string comparable(std::string_view name)
{
    if (name.starts_with('/') || name.starts_with('\\'))
        name.remove_prefix(1);
    std::string plain(name);
    for (char &letter : plain)
        letter = letter == '\\' ? '/' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return plain;
}

} // namespace

ReadError damaged(std::string_view what)
{
    return {.what = "the workbook is damaged (" + std::string(what)
                    + "); copy it again, or open it in a spreadsheet program and save it again"};
}

ReadResult<Container> Container::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto file, FileBytes::open(path, false));
    KEYSEED_ASSIGN(const auto head, file.head(8));
    if (head.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv))
        return fail({.what = "this is an encrypted workbook or one of an old Excel; open it and save it as "
                             ".xlsx without a password"});
    if (packingOf(head) != Packing::Zip)
        return fail({.what = "no Excel workbook (.xlsx), as which it is to be read; name another file, or "
                             "the format it has"});
    KEYSEED_ASSIGN(auto archive, ZipDirectory::read(file));
    Container container(path, std::move(archive));
    for (const ZipEntry &entry : container.m_archive->entries())
        container.m_entries.emplace(comparable(entry.name), &entry);
    return container;
}

ReadResult<std::unique_ptr<Unpacking>> Container::part(const std::string &name) const
{
    const auto found = m_entries.find(comparable(name));
    if (found == m_entries.end())
        return std::unique_ptr<Unpacking>();
    KEYSEED_ASSIGN(auto file, FileBytes::open(m_path, false));
    return Unpacking::open(std::move(file), *found->second, Packing::None);
}

} // namespace core::records::xlsx
