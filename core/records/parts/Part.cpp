#include "core/records/parts/Part.h"

#include "core/records/Columns.h"

#include <algorithm>

namespace core::records {

std::filesystem::path unpackedName(const Part &part)
{
    const std::filesystem::path name =
        (part.entry.empty() ? part.path : std::filesystem::path(part.entry)).filename();
    const std::string ending = lowered(name.extension().string());
    return ending == ".gz" || ending == ".zst" ? name.stem() : name;
}

std::string endingOf(const Part &part)
{
    return lowered(unpackedName(part).extension().string());
}

namespace {

std::string fileOf(const Part &part)
{
    return unpackedName(part).stem().string();
}

std::string folderOf(const Part &part)
{
    const std::filesystem::path inside = std::filesystem::path(part.entry).parent_path();
    return inside.empty() ? part.path.parent_path().filename().string() : inside.filename().string();
}

std::string pathOf(const Part &part)
{
    if (!part.entry.empty())
        return part.entry;
    return part.folder.empty() ? part.path.filename().string()
                               : part.path.lexically_relative(part.folder).generic_string();
}

} // namespace

const std::array<FileColumn, 3> &fileColumns()
{
    static constexpr std::array<FileColumn, 3> all = {{
        {"@file", &fileOf},
        {"@folder", &folderOf},
        {"@path", &pathOf},
    }};
    return all;
}

const FileColumn *findFileColumn(std::string_view name)
{
    const auto found = std::ranges::find(fileColumns(), name, &FileColumn::name);
    return found == fileColumns().end() ? nullptr : &*found;
}

} // namespace core::records
